import type { Participant } from '@schupf/ratings';
import type { Occupant } from '@schupf/table';

/** Who makes the decisions of a chair; null if it is empty. */
export function participantIn(occupant: Occupant): Participant | null {
  switch (occupant.type) {
    case 'person':
      return { type: 'person', id: occupant.id };
    case 'bot':
      return occupant.outside ? { type: 'unrated' } : { type: 'bot', name: occupant.name };
    case 'nobody':
      return null;
  }
}
