import {
  LocalPairingLink,
  type PairingLink,
  type PairingState,
  type SeekReport,
} from '../pairing/pairing-link.ts';
import type { ClusterLink } from './link.ts';
import { PAIRING, SEEKS } from './messages.ts';

/** A message as it is sent to other processes. */
interface Sent<Value> {
  /** The process that has sent it. */
  readonly node: string;
  readonly value: Value;
}

/** Connects the gateways of a cluster. While the link is down, each is alone. */
export class LinkedPairing implements PairingLink {
  private readonly link: ClusterLink;
  private readonly node: string;
  private readonly local = new LocalPairingLink();

  constructor(link: ClusterLink, node: string) {
    this.link = link;
    this.node = node;
  }

  report(report: SeekReport): void {
    this.local.report(report);
    this.send(SEEKS, report);
  }

  onReport(listener: (report: SeekReport) => void): void {
    this.local.onReport(listener);
    this.listen<SeekReport>(SEEKS, listener);
  }

  publish(state: PairingState): void {
    this.local.publish(state);
    this.send(PAIRING, state);
  }

  onState(listener: (state: PairingState) => void): void {
    this.local.onState(listener);
    this.listen<PairingState>(PAIRING, listener);
  }

  private send<Value>(subject: string, value: Value): void {
    this.link.publish(subject, { node: this.node, value } satisfies Sent<Value>);
  }

  /** Our own messages come back late, and have already been heard. */
  private listen<Value>(subject: string, listener: (value: Value) => void): void {
    this.link.listen(subject, (received) => {
      const { node, value } = received as Sent<Value>;
      if (node !== this.node) listener(value);
    });
  }
}
