import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { addDays } from "../../../server/platform/time/calendar-day.rules";
import { spanOn } from "../../../server/platform/time/clock-time.rules";
import { clockAt, instantAt } from "../../../server/platform/time/time-zone.rules";

/** The column of what has no court. */
export const noCourt = "none";

/** From when until when a day's grid reaches, in ms since 1970 UTC, and its hours by their names. */
export interface GridReach {
  from: number;
  until: number;
  /** "06:00" … */
  hours: string[];
}

const hour = 3_600_000;

/** The opening hours, also those after midnight, and the hours of the day in which something stands before or after. */
export function gridHours(
  { day, opensAt, closesAt, timeZone }: { day: string; opensAt: string; closesAt: string; timeZone: string },
  spans: readonly { startsAt: string; endsAt: string }[],
): GridReach {
  const midnight = instantAt(day, "00:00", timeZone).getTime();
  const next = instantAt(addDays(day, 1), "00:00", timeZone).getTime();
  const open = spanOn(day, { starts: opensAt, ends: closesAt }, timeZone);
  const [opens, closes] = [open.startsAt.getTime(), open.endsAt.getTime()];
  const first = Math.min(opens, ...spans.map(({ startsAt }) => Date.parse(startsAt)));
  const last = Math.max(closes, ...spans.map(({ endsAt }) => Date.parse(endsAt)));
  const from = Math.max(midnight, midnight + Math.floor((first - midnight) / hour) * hour);
  const until = Math.min(Math.max(next, closes), midnight + Math.ceil((last - midnight) / hour) * hour);
  const count = Math.max(1, Math.round((until - from) / hour));
  return {
    from,
    until,
    hours: Array.from({ length: count }, (_, index) => clockAt(from + index * hour, timeZone)),
  };
}

/** Where a span stands in its column, or in its lane of it; what reaches beyond the day is cut off there. */
export function gridSpan(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  { from, until }: GridReach,
  lane?: Lane,
): { top: string; height: string; left?: string; right?: string } {
  const [start, end] = [Math.max(from, Date.parse(startsAt)), Math.min(until, Date.parse(endsAt))];
  const percent = (ms: number) => `${(ms / (until - from)) * 100}%`;
  const across = lane && {
    left: `calc(${(lane.index / lane.of) * 100}% + 2px)`,
    right: `calc(${(1 - (lane.index + 1) / lane.of) * 100}% + 2px)`,
  };
  return { top: percent(start - from), height: percent(Math.max(0, end - start)), ...across };
}

/** Which part of its column's width a span has: one of so many, from the left. */
export interface Lane {
  index: number;
  of: number;
}

/**
 * Puts what overlaps side by side, in the order of the starts. Only spans that are connected by overlaps share the width:
 * what is alone at its time has all of it.
 */
export function sideBySide<Span extends { startsAt: string; endsAt: string }>(
  spans: readonly Span[],
): { span: Span; lane: Lane }[] {
  const placed: { span: Span; index: number; cluster: number }[] = [];
  /** Until when each lane of the cluster is taken. */
  let lanes: number[] = [];
  const widths: number[] = [];
  for (const span of spans.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))) {
    const [starts, ends] = [Date.parse(span.startsAt), Date.parse(span.endsAt)];
    if (lanes.every((until) => until <= starts)) {
      lanes = [];
      widths.push(0);
    }
    const free = lanes.findIndex((until) => until <= starts);
    const index = free === -1 ? lanes.length : free;
    lanes[index] = ends;
    widths[widths.length - 1] = lanes.length;
    placed.push({ span, index, cluster: widths.length - 1 });
  }
  return placed.map(({ span, index, cluster }) => ({ span, lane: { index, of: widths[cluster]! } }));
}

/** The hours that hold all of several days, on the clock of each. @param days with their reach, YYYY-MM-DD. */
export function commonReach(
  days: readonly { on: string; reach: GridReach }[],
  timeZone: string,
): ReadonlyMap<string, GridReach> {
  const midnightOf = (day: string) => instantAt(day, "00:00", timeZone).getTime();
  const from = Math.min(...days.map(({ on, reach }) => reach.from - midnightOf(on)));
  const until = Math.max(...days.map(({ on, reach }) => reach.until - midnightOf(on)));
  const count = Math.max(1, Math.round((until - from) / hour));
  return new Map(
    days.map(({ on }) => {
      const begin = midnightOf(on) + from;
      const hours = Array.from({ length: count }, (_, index) => clockAt(begin + index * hour, timeZone));
      return [on, { from: begin, until: begin + count * hour, hours }];
    }),
  );
}

/** What stands in the grid and can be moved; instants in ms since 1970 UTC. */
export interface GridItem {
  id: string;
  /** Of its column. */
  courtKey: string;
  startsAt: number;
  endsAt: number;
}

interface Grip {
  item: GridItem;
  x: number;
  y: number;
  columnWidth: number;
  columnHeight: number;
}

interface GridDragOptions {
  /** The keys of the columns something can be put into, from the left. */
  columns: readonly string[];
  reach: GridReach;
  /** It was let go somewhere else than where it stands. */
  onDrop: (to: GridItem) => void;
}

/** Where something can be put: quarters of an hour. */
const stepMs = 15 * 60_000;
const deliberatePixels = 6;

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Dragging over the grid with a mouse or a pen; fingers scroll it, and keys have 'Mover…'. Escape takes it back. */
export function useGridDrag({ columns, reach, onDrop }: GridDragOptions) {
  const [dragged, setDragged] = useState<GridItem | null>(null);
  const grip = useRef<Grip | null>(null);
  const wasDragged = useRef(false);

  const giveUp = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    grip.current = null;
    setDragged(null);
  });
  const dragging = dragged !== null;
  useEffect(() => {
    if (!dragging) return;
    const listen = (event: KeyboardEvent) => giveUp(event);
    window.addEventListener("keydown", listen, true);
    return () => window.removeEventListener("keydown", listen, true);
  }, [dragging]);

  const placeUnder = ({ item, x, y, columnWidth, columnHeight }: Grip, event: PointerEvent): GridItem => {
    const msPerPixel = (reach.until - reach.from) / columnHeight;
    const length = item.endsAt - item.startsAt;
    const wanted = Math.round((item.startsAt + (event.clientY - y) * msPerPixel) / stepMs) * stepMs;
    const startsAt = between(wanted, reach.from, Math.max(reach.from, reach.until - length));
    const index = columns.indexOf(item.courtKey) + Math.round((event.clientX - x) / columnWidth);
    const courtKey = columns[between(index, 0, columns.length - 1)] ?? item.courtKey;
    return { id: item.id, courtKey, startsAt, endsAt: startsAt + length };
  };

  const handlersFor = (item: GridItem) => ({
    draggable: false,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasDragged.current = false;
      const column = event.currentTarget.closest("ul");
      if (event.button !== 0 || event.pointerType === "touch" || !column) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const { width, height } = column.getBoundingClientRect();
      grip.current = {
        item,
        x: event.clientX,
        y: event.clientY,
        columnWidth: width,
        columnHeight: height,
      };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const held = grip.current;
      if (held?.item.id !== item.id) return;
      const moved = Math.hypot(event.clientX - held.x, event.clientY - held.y);
      if (!wasDragged.current && moved < deliberatePixels) return;
      wasDragged.current = true;
      setDragged(placeUnder(held, event));
    },
    onPointerUp: () => {
      const held = grip.current?.item;
      grip.current = null;
      setDragged(null);
      if (!dragged || held?.id !== dragged.id) return;
      if (dragged.courtKey !== held.courtKey || dragged.startsAt !== held.startsAt) onDrop(dragged);
    },
    onPointerCancel: () => {
      grip.current = null;
      setDragged(null);
    },
    onClick: (event: MouseEvent) => {
      // The click that ends a drag opens nothing, also of one that was taken back.
      if (wasDragged.current) event.preventDefault();
      wasDragged.current = false;
    },
  });

  return { dragged, handlersFor };
}

/** Whether something else stands where it would come to stand. */
export const isInTheWay = (to: GridItem, others: readonly GridItem[]): boolean =>
  others.some(
    ({ id, courtKey, startsAt, endsAt }) =>
      id !== to.id && courtKey === to.courtKey && startsAt < to.endsAt && endsAt > to.startsAt,
  );
