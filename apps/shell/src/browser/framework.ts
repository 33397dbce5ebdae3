// A separate module, so that the largest library is evaluated in a task of its own (`start.ts`).
import 'react-dom/client';
