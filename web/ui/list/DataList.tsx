import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { useRef, type KeyboardEvent, type ReactNode } from "react";
import type { To } from "react-router-dom";
import { Panel } from "../Card";
import { focusContent } from "../focus-content";
import { LoadMoreButton, type MoreRows } from "../LoadMoreButton";
import { useFocusKept } from "../use-focus-kept";
import { BulkBar } from "./BulkBar";
import { DataListHead } from "./DataListHead";
import { DataListRow } from "./DataListRow";
import type { ListColumn, ListSort } from "./list-column";
import { ListFailure } from "./ListFailure";
import { ListBody, ListRoom, ListTable } from "./list-look";
import type { RowSelection } from "./use-row-selection";

interface DataListProps<Row extends { readonly id: string }> {
  /** What the rows are, for those who listen: "Atletas". */
  label: string;
  rows: readonly Row[];
  columns: readonly ListColumn<Row>[];
  /** A row in words, where its name has to be said: "Selecionar Ana Lopes". */
  nameOf: (row: Row) => string;
  /** The order that the server gave; the list does not sort by itself, for it knows a page of it only. */
  sort?: ListSort | null;
  onSort?: (sort: ListSort) => void;
  /** Where a row leads: a page of its own, or its details beside the list (`useOpenedRow().addressOf`). */
  openAt?: (row: Row) => To;
  openedId?: string | null;
  /** From `useRowSelection`; rows are ticked only where something can be done with several. */
  selection?: RowSelection;
  /** Whether a row can be ticked; all of them unless said. */
  pickable?: (row: Row) => boolean;
  /** What can be done with those ticked: buttons. Asked only while something is ticked. */
  bulkActions?: (ids: readonly string[]) => ReactNode;
  /** What the ticked come to, where more is to be told than how many rows they are: "6 inscrições · R$ 480,00". */
  bulkText?: (ids: readonly string[]) => string;
  /** What can be done with one: one button or a menu of 44 px at the end of its row. */
  rowActions?: (row: Row) => ReactNode;
  /** How many buttons of 44 px stand at the end of a row on a phone: one, unless they are two. */
  actionsOnPhone?: 1 | 2;
  /** What `usePaginationFragment` answered, for 'Carregar mais'. */
  more?: MoreRows;
  /** How many rows the next page has; 40 as long as nobody says otherwise. */
  pageSize?: number;
  /** Other rows are on their way: those of before stay, dimmed, so that nothing jumps. */
  refreshing?: boolean;
  /**
   * What is asked for could not be loaded: stands in place of the rows, which would answer something else, and tries again.
   * From `useListRefetch`.
   */
  failed?: (() => void) | null;
  /** Stands in place of no rows: an `EmptyState`. */
  empty: ReactNode;
}

/**
 * Rows of one kind. Where there is room, from a window of 768 px on, a table (44 px rows, a head that stays), below it rows of two lines; one table in the page
 * either way. Up and down arrows go from row to row, Enter opens, Space ticks.
 */
export function DataList<Row extends { readonly id: string }>({
  label,
  rows,
  columns,
  nameOf,
  sort = null,
  onSort,
  openAt,
  openedId = null,
  selection,
  pickable = () => true,
  bulkActions,
  bulkText,
  rowActions,
  actionsOnPhone = 1,
  more,
  pageSize = 40,
  refreshing = false,
  failed = null,
  empty,
}: DataListProps<Row>) {
  const table = useRef<HTMLTableElement>(null);
  // What acts on rows may take itself and them away: the keyboard goes on from what is left.
  const focusKept = useFocusKept(() => {
    if (table.current) table.current.focus({ preventScroll: true });
    else focusContent();
  });
  if (failed) return <ListFailure retry={failed} retrying={refreshing} />;
  if (rows.length === 0) return refreshing ? <Dimmed refreshing>{empty}</Dimmed> : empty;
  // Who left the list meanwhile is not acted upon: only what can be seen ticked is.
  const choosable = selection ? rows.filter(pickable).map(({ id }) => id) : [];
  const picked = choosable.filter((id) => selection?.selected.has(id));
  // Where no row can be ticked there is no column for it either.
  const ticks = choosable.length > 0 ? selection : undefined;

  return (
    <Stack gap="4" {...focusKept}>
      {selection && bulkActions && picked.length > 0 ? (
        <BulkBar
          count={picked.length}
          text={bulkText?.(picked)}
          onClear={selection.clear}
          onAll={picked.length < choosable.length ? () => selection.select(choosable, true) : undefined}
        >
          {bulkActions(picked)}
        </BulkBar>
      ) : null}
      <Dimmed refreshing={refreshing}>
        <ListRoom>
          <Panel p="0" css={{ overflow: "clip" }}>
            <ListTable
              ref={table}
              aria-label={label}
              aria-busy={refreshing || undefined}
              tabIndex={-1}
              outline="0"
              onKeyDown={goByArrows}
            >
              <DataListHead
                columns={columns}
                sort={sort}
                onSort={onSort}
                actions={rowActions !== undefined}
                all={
                  ticks && {
                    checked: picked.length === choosable.length,
                    some: picked.length > 0,
                    onChange: (on) => ticks.select(choosable, on),
                  }
                }
              />
              <ListBody>
                {rows.map((row) => (
                  <DataListRow
                    key={row.id}
                    row={row}
                    name={nameOf(row)}
                    columns={columns}
                    openAt={openAt?.(row)}
                    opened={row.id === openedId}
                    replace={openedId !== null}
                    pick={
                      ticks && {
                        picked: picked.includes(row.id),
                        onPick: choosable.includes(row.id) ? (on) => ticks.select([row.id], on) : null,
                      }
                    }
                    actions={rowActions && (rowActions(row) ?? null)}
                    actionsOnPhone={actionsOnPhone}
                  />
                ))}
              </ListBody>
            </ListTable>
          </Panel>
        </ListRoom>
      </Dimmed>
      {more ? (
        <LoadMoreButton
          more={more}
          pageSize={pageSize}
          failure={{ title: "Não foi possível carregar mais", description: "Tente novamente." }}
        />
      ) : null}
    </Stack>
  );
}

const Dimming = chakra("div", { base: { transition: "opacity 0.15s" } });

function Dimmed({ refreshing, children }: { refreshing: boolean; children: ReactNode }) {
  return <Dimming opacity={refreshing ? 0.6 : 1}>{children}</Dimming>;
}

/** From a row's link or tick to the same of the row above or below. */
function goByArrows(event: KeyboardEvent<HTMLTableElement>) {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const held = event.target as HTMLElement;
  const kind = ["a[data-row-link]", "input[type=checkbox]"].find((each) => held.matches(each));
  if (!kind) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(`tbody ${kind}`)];
  const next = all[all.indexOf(held) + (event.key === "ArrowDown" ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
