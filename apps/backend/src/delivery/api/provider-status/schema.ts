import { z } from 'zod';
import { TEF_RATINGS } from '../../../domain/catalogue/record';
import { commaList, providerIdentifier, query } from '../../query';

const ukprn = z.string().regex(/^\d{8}$/, 'must be UKPRNs of eight digits');

/** C-10. Providers by `ukprn` or by `providerId`, comma-separated; all without either. */
export const providerStatusQuerySchema = query({
  ukprn: commaList(ukprn).optional(),
  providerId: commaList(providerIdentifier).optional(),
});

export type ProviderStatusQuery = z.infer<typeof providerStatusQuerySchema>;

const notKnown = z.null();

/** C-10's response. Null is "not known": the published data does not cover admissions. */
export const providerStatusSchema = z.strictObject({
  results: z.array(
    z.strictObject({
      providerId: z.string(),
      ukprn: z.string(),
      name: z.string(),
      /** Whether the provider publishes courses in the Discover Uni dataset. */
      status: z.literal('listed'),
      courseCount: z.int(),
      tef: z.strictObject({ participates: z.boolean(), rating: z.enum(TEF_RATINGS).nullable() }),
      acceptingApplications: notKnown,
      inClearing: notKnown,
      onOfsRegister: notKnown,
    }),
  ),
});

export type ProviderStatus = z.infer<typeof providerStatusSchema>;
