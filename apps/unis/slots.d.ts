import '@signpost/federation/slots';

declare module '@signpost/federation/slots' {
  interface HostedSlots {
    /** Below the parts of a university's overview. */
    'unis.provider.row.v1': {
      readonly providerId: string;
      readonly name: string;
      /** The town, or the region when no town is known. */
      readonly place: string;
      /** Where its main address is, in degrees; null when unknown. */
      readonly position: { readonly lat: number; readonly lng: number } | null;
    };
  }
}
