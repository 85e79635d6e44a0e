import { useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { slotMinutes } from "../../server/sport/scheduling/schedule-plan.rules";
import { minuteMs, type Instant, type ViewCourt, type ViewMatch } from "./public/schedule-view";

/** A match on its way: where it would come to stand if it were let go. */
export interface Carried {
  readonly id: string;
  readonly courtKey: string;
  readonly startsAt: Instant;
}

interface Grip {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly columnWidth: number;
  readonly courtIndex: number;
  readonly startsAt: Instant;
}

interface CarryOptions {
  readonly courts: readonly ViewCourt[];
  readonly pixelsPerMinute: number;
  /** Resolves once it is known whether it stays there. */
  readonly onDrop: (place: Carried) => Promise<boolean>;
  readonly onOpen: (match: ViewMatch) => void;
}

const slotMs = slotMinutes * minuteMs;
const deliberatePixels = 6;
const steps: Record<string, readonly [courts: number, slots: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Of a match's element in the grid. */
export const blockId = (matchId: string): string => `jogo-${matchId}`;

/** Carrying matches over the grid: with a mouse or pen, or with the arrow keys, Enter and Escape. */
export function useCarry({ courts, pixelsPerMinute, onDrop, onOpen }: CarryOptions) {
  const [carried, setCarried] = useState<Carried | null>(null);
  const grip = useRef<Grip | null>(null);
  const dragged = useRef(false);

  const placeOf = (match: ViewMatch): Carried | null =>
    carried?.id === match.id
      ? carried
      : match.courtKey !== null && match.startsAt !== null
        ? { id: match.id, courtKey: match.courtKey, startsAt: match.startsAt }
        : null;

  const shifted = (from: Carried, byCourts: number, toStart: Instant): Carried => {
    const index = courts.findIndex(({ key }) => key === from.courtKey) + byCourts;
    const court = courts[Math.min(courts.length - 1, Math.max(0, index))];
    return { id: from.id, courtKey: court?.key ?? from.courtKey, startsAt: toStart };
  };

  const drop = async (match: ViewMatch, place: Carried) => {
    const elsewhere = place.courtKey !== match.courtKey || place.startsAt !== match.startsAt;
    const stays = elsewhere && (await onDrop(place));
    setCarried(null);
    // On another court it is another element: the focus follows it there.
    if (stays) requestAnimationFrame(() => document.getElementById(blockId(match.id))?.focus());
  };

  const handlersFor = (match: ViewMatch) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      dragged.current = false;
      const place = placeOf(match);
      // A finger scrolls the page; it moves a match with the form.
      if (event.button !== 0 || event.pointerType === "touch" || !place) return;
      const column = event.currentTarget.parentElement;
      if (!column) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = {
        id: match.id,
        x: event.clientX,
        y: event.clientY,
        columnWidth: column.getBoundingClientRect().width,
        courtIndex: courts.findIndex(({ key }) => key === place.courtKey),
        startsAt: place.startsAt,
      };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const held = grip.current;
      if (held?.id !== match.id) return;
      const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
      if (!dragged.current && Math.hypot(dx, dy) < deliberatePixels) return;
      dragged.current = true;
      const index = held.courtIndex + Math.round(dx / held.columnWidth);
      const court = courts[Math.min(courts.length - 1, Math.max(0, index))];
      const startsAt = Math.round((held.startsAt + (dy / pixelsPerMinute) * minuteMs) / slotMs) * slotMs;
      if (court) setCarried({ id: match.id, courtKey: court.key, startsAt });
    },
    onPointerUp: () => {
      const place = carried;
      grip.current = null;
      if (dragged.current && place?.id === match.id) void drop(match, place);
    },
    onPointerCancel: () => {
      grip.current = null;
      setCarried(null);
    },
    onClick: () => {
      // The click that ends a drag is none.
      if (dragged.current) {
        dragged.current = false;
        return;
      }
      if (carried?.id === match.id) void drop(match, carried);
      else onOpen(match);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const place = placeOf(match);
      const step = steps[event.key];
      if (event.key === "Escape" && carried?.id === match.id) {
        event.preventDefault();
        setCarried(null);
      }
      if (!step || !place) return;
      event.preventDefault();
      const slots = event.shiftKey ? 6 : 1;
      setCarried(shifted(place, step[0], place.startsAt + step[1] * slots * slotMs));
    },
    onBlur: () => {
      if (grip.current === null && !dragged.current) setCarried(null);
    },
  });

  return { carried, handlersFor };
}
