import { z } from 'zod';

/** A remote's name, which is also its folder name. */
export const remoteName = z.string().regex(/^[a-z][a-z0-9-]*$/);

/** The id of an Ed25519 key, and its signature. */
export const signatureSchema = z.object({ key: z.string(), value: z.base64url() });
export type Signature = z.infer<typeof signatureSchema>;
