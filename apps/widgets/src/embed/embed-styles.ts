import '@signpost/shared-ui/base/layers.css';
import '@signpost/shared-ui/base/reset.css';
import '@signpost/shared-ui/tokens/tokens.css';
import './embed.css';
import '@signpost/shared-ui/tokens/contrast.css';
import '@signpost/shared-ui/tokens/lines.css';
import '@signpost/shared-ui/base/base.css';
