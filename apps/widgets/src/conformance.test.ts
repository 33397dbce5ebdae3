import { describeRemote } from '@signpost/federation/conformance/testing';
import samples from '../conformance';
import config from '../remote.config';
import * as remote from './remote';

describeRemote({ config, remote, samples }, '[R-31] [R-32] [R-33] [R-34]');
