/** The package has no types of its own. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    /** A number fixes an axis, a range narrows it. */
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    readonly keepFeatures: readonly string[];
    readonly preserveNameIds: readonly number[];
  }
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
  export = subsetFont;
}
