import type { GoneReason } from '@schupf/protocol';
import type { ConnectionId, ToConnection } from '../bus/bus.ts';
import type { CallAnswer, FreeSeat, TableCall, WantedGame } from '../bus/table-calls.ts';
import type { TableMessage } from './sender.ts';

/** A process of the queue group `take` is asked to run a table. */
export const TAKE = 'take';
/** What has happened to people, for all gateways. */
export const PEOPLE = 'people';
/** Who looks for people to play with, for the process that brings them together. */
export const SEEKS = 'seeks';
/** What that process has found, for all gateways. */
export const PAIRING = 'pairing';

/** What a process is asked about the tables it runs. */
export function ownerSubject(node: string): string {
  return `t.${node}`;
}

/** What the connections of a process are told. */
export function gatewaySubject(node: string): string {
  return `g.${node}`;
}

export interface Batch {
  readonly type: 'batch';
  readonly from: string;
  readonly stream: number;
  readonly number: number;
  readonly messages: readonly TableMessage[];
}

export interface BatchAnswer {
  /** Tables that the process does not run; their messages were ignored. */
  readonly refused: readonly string[];
}

export type OwnerRequest =
  | Batch
  | { readonly type: 'call'; readonly table: string; readonly call: TableCall }
  | { readonly type: 'free-seats'; readonly game: WantedGame }
  /** Another process has taken over a table from the one that gets this. */
  | { readonly type: 'lost'; readonly table: string; readonly epoch: number };

/** Null if the table is run by another process. */
export type CallReply = CallAnswer | null;
export type FreeSeatsReply = readonly FreeSeat[];

export interface TakeRequest {
  readonly table: string;
  /** The process that ran the table and does not answer. */
  readonly gone: string | null;
}

/** Null if the process could not take the table. */
export type TakeReply =
  | { readonly type: 'owner'; readonly node: string; readonly epoch: number }
  | { readonly type: 'gone'; readonly reason: GoneReason }
  | null;

/** What a process tells connections of another one. */
export interface Told {
  readonly from: string;
  readonly items: readonly { readonly to: readonly ConnectionId[]; readonly message: ToConnection }[];
}
