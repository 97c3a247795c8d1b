import type { Declined, SeekEntry, SeekReport } from './pairing-link.ts';

/** A gateway that has not reported for this long has no seeks any more. */
const REPORT_LIFETIME_MS = 3500;

/** What all gateways have reported: for each person one seek, the latest. */
export class Reports {
  private readonly byNode = new Map<string, { readonly report: SeekReport; readonly heardAt: number }>();

  hear(report: SeekReport, now: number): void {
    this.byNode.set(report.node, { report, heardAt: now });
  }

  /** By person. */
  entries(now: number): ReadonlyMap<string, SeekEntry> {
    this.dropOld(now);
    const entries = new Map<string, SeekEntry>();
    for (const { report } of this.byNode.values())
      for (const entry of report.entries) {
        const other = entries.get(entry.person.id);
        if (other === undefined || isLater(entry, other)) entries.set(entry.person.id, entry);
      }
    return entries;
  }

  get declined(): readonly Declined[] {
    return [...this.byNode.values()].flatMap(({ report }) => report.declined);
  }

  clear(): void {
    this.byNode.clear();
  }

  private dropOld(now: number): void {
    for (const [node, { heardAt }] of this.byNode)
      if (now - heardAt > REPORT_LIFETIME_MS) this.byNode.delete(node);
  }
}

/** Of the same seek at two gateways, the one with an answer counts. */
function isLater(one: SeekEntry, other: SeekEntry): boolean {
  return one.at === other.at ? one.answer !== null || one.takesBots : one.at > other.at;
}
