/** The heading of a profile's sections: one level below the name, which is on a page or in a dialog over another page. */
export type SectionTitle = 'h2' | 'h3';
