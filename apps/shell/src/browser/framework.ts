// A module of its own, so that the largest library is run by itself (`start.ts`).
import 'react-dom/client';
