import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type PointerEvent } from "react";
import type { GridReach } from "./court-grid";

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
