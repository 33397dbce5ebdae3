import { z } from 'zod';
import { rawEmployerSchema } from '../../../domain/employers/raw-employer';
import { once, oneOf } from '../../query';

/** C-18. Without `pathAlias` all employers; a blank one matches none (V-02). `preview` includes unpublished ones. */
export const employerQuerySchema = z.object({
  pathAlias: once('must be given once').trim().max(200, 'must be at most 200 characters').optional(),
  preview: oneOf(['true', 'false', ''])
    .default('false')
    .transform((text) => text === 'true'),
});

export type EmployerQuery = z.infer<typeof employerQuerySchema>;

/** C-18's response. */
export const employersSchema = z.array(rawEmployerSchema);
