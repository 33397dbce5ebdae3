export interface EmployerAddress {
  readonly address1: string;
  readonly address2: string | null;
  readonly city: string;
  readonly county: string | null;
  readonly country: string;
  readonly postcode: string;
}

export interface EmployerText {
  readonly title: string;
  readonly summary: string;
  /** Markdown. */
  readonly text: string;
}

export interface Quote {
  readonly name: string;
  readonly position: string;
  readonly quote: string;
}

/** A link to an external page of an employer; `text` is `View on …`. */
export interface SocialLink {
  readonly network: string;
  readonly text: string;
  readonly url: string;
}

/** An employer (E-16). Missing values of a basic record are null or empty lists. */
export interface Employer {
  readonly id: string;
  readonly guid: string;
  /** The id in the site's URLs, from the source's `machine_name`. */
  readonly alias: string;
  readonly title: string;
  readonly name: string;
  /** Whether the record is fictional sample data. */
  readonly sample: boolean;
  /** Notice that must be shown, for example that the record is fictional. */
  readonly notice: string | null;
  readonly enhanced: boolean;
  readonly address: EmployerAddress;
  readonly branchLocations: readonly EmployerAddress[];
  readonly latlon: { readonly lat: number; readonly lng: number } | null;
  readonly image: string;
  readonly banner: string;
  readonly logo: string;
  readonly galleryImages: readonly { readonly url: string; readonly alt: string }[];
  readonly video: string | null;
  readonly companyInfo: {
    readonly companySize: string;
    readonly founded: string;
    readonly headquarters: EmployerAddress;
    readonly industry: string;
    readonly revenue: string | null;
  };
  readonly cultureAndValues: string | null;
  readonly shortDescription: EmployerText;
  readonly longDescription: EmployerText;
  readonly awards: readonly string[];
  /** Names of benefits beside pay. */
  readonly perks: readonly string[];
  readonly primaryQuote: Quote | null;
  readonly secondaryQuote: Quote | null;
  readonly testimonials: readonly Quote[];
  readonly email: string | null;
  readonly telephone: string | null;
  readonly url: string | null;
  readonly socialMediaLinks: readonly SocialLink[];
  readonly salesforceId: string | null;
  /** Nearby UK universities. */
  readonly universities: readonly { readonly providerId: string; readonly name: string }[];
}
