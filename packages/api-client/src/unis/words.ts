/**
 * What the pay of a whole university is. No middle figure of all its graduates is published: it is calculated from those
 * of its subjects, weighted by graduates.
 */
export const PROVIDER_PAY = 'average of its subjects’ middle figures';

/** The same as the start of a sentence or label. */
export const PROVIDER_PAY_LABEL = `Average${PROVIDER_PAY.slice('average'.length)}`;
