import { Button, IconButton } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import type { To } from "react-router-dom";
import { counted } from "../../../server/platform/numbers.rules";
import { Panel } from "../Cards";
import { focusContent, useFocusKept } from "../focus";
import { LoadMoreButton, type MoreRows } from "../ListRows";
import { DataListHead, DataListRow } from "./DataListRows";
import type { ListColumn, ListSort } from "./list-column";
import { ListBody, ListRoom, ListTable } from "./list-look";
import { ListFailure } from "./ListStates";

interface RowSelection {
  selected: ReadonlySet<string>;
  /** Adds rows or takes them out. */
  select: (ids: readonly string[], on: boolean) => void;
  clear: () => void;
}

/** Which rows of a `DataList` are ticked, by their ids. It outlives a page of the list and is forgotten with the screen. */
export function useRowSelection(): RowSelection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return {
    selected,
    select: (ids, on) =>
      setSelected((before) => {
        const next = new Set(before);
        for (const id of ids) {
          if (on) next.add(id);
          else next.delete(id);
        }
        return next;
      }),
    clear: () => setSelected(new Set()),
  };
}

interface BulkBarProps {
  count: number;
  /** Instead of how many rows there are. */
  text?: string;
  onClear: () => void;
  /** Ticks the rest too; left out where all are ticked. A phone has no head with a tick for all. */
  onAll?: () => void;
  children: ReactNode;
}

/** How many are ticked, and what can be done with them; it stays in sight while one ticks on. */
function BulkBar({ count, text, onClear, onAll, children }: BulkBarProps) {
  return (
    <Flex
      role="toolbar"
      aria-label="Selecionados"
      position="sticky"
      top="calc(var(--praia-top-bar, 0px) + 0.5rem)"
      zIndex="docked"
      align="center"
      gap="2"
      wrap="wrap"
      ps="1"
      pe="2"
      py="1"
      borderRadius="l3"
      bg="sea.subtle"
      borderWidth="1px"
      borderColor="sea.solid"
      boxShadow="md"
    >
      <IconButton aria-label="Limpar seleção" size="sm" variant="ghost" colorPalette="gray" onClick={onClear}>
        <X />
      </IconButton>
      <Text as="output" flex="1" minW="8rem" textStyle="sm" fontWeight="semibold" color="sea.fg">
        {text ?? counted(count, "selecionado", "selecionados")}
      </Text>
      {onAll ? (
        <Button
          hideFrom="lg"
          size="sm"
          variant="ghost"
          colorPalette="gray"
          px="2.5"
          aria-label="Selecionar tudo"
          onClick={onAll}
        >
          Tudo
        </Button>
      ) : null}
      {children}
    </Flex>
  );
}

interface DataListProps<Row extends { readonly id: string }> {
  /** Accessible name of the list: "Atletas". */
  label: string;
  rows: readonly Row[];
  columns: readonly ListColumn<Row>[];
  /** The name of a row, used in labels: "Selecionar Ana Lopes". */
  nameOf: (row: Row) => string;
  /** The server's sort order; the list does not sort rows itself, as it has only some pages of them. */
  sort?: ListSort | null;
  onSort?: (sort: ListSort) => void;
  /** The link of a row: to its own page, or to its details beside the list (`useOpenedRow().addressOf`). */
  openAt?: (row: Row) => To;
  openedId?: string | null;
  /** From `useRowSelection`; absent if there are no bulk actions. */
  selection?: RowSelection;
  /** Whether a row can be selected; by default all can. */
  pickable?: (row: Row) => boolean;
  /** Buttons for the selected rows. Called only while rows are selected. */
  bulkActions?: (ids: readonly string[]) => ReactNode;
  /** Summary of the selected rows, if it is more than their number: "6 inscrições · R$ 480,00". */
  bulkText?: (ids: readonly string[]) => string;
  /** The action of one row: a button or a menu, 44 px wide, at the end of the row. */
  rowActions?: (row: Row) => ReactNode;
  /** How many 44 px buttons a row has on a phone; 1 by default. */
  actionsOnPhone?: 1 | 2;
  /** From `usePaginationFragment`, for 'Carregar mais'. */
  more?: MoreRows;
  /** How many rows the next page has; 40 by default. */
  pageSize?: number;
  /** True while other rows load: the previous rows stay visible, dimmed, so that the layout does not shift. */
  refreshing?: boolean;
  /**
   * Retries a failed request. If set, an error replaces the rows, which belong to an earlier search.
   * From `useListRefetch`.
   */
  failed?: (() => void) | null;
  /** Shown if there are no rows: an `EmptyState`. */
  empty: ReactNode;
}

/**
 * A list of rows. In windows of 768 px and more it is a table (44 px rows, sticky head), in narrower ones each row has
 * two lines; the markup is one table in both cases. Arrow keys move between rows, Enter opens one, Space selects it.
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
  // An action may remove the rows and its own button: move the focus to the remaining list.
  const focusKept = useFocusKept(() => {
    if (table.current) table.current.focus({ preventScroll: true });
    else focusContent();
  });
  if (failed) return <ListFailure retry={failed} retrying={refreshing} />;
  if (rows.length === 0) return refreshing ? <Dimmed refreshing>{empty}</Dimmed> : empty;
  // Selected rows that have left the list do not count: bulk actions only affect visible rows.
  const choosable = selection ? rows.filter(pickable).map(({ id }) => id) : [];
  const picked = choosable.filter((id) => selection?.selected.has(id));
  // Without selectable rows there is no checkbox column.
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

/** Arrow keys move the focus from a row's link or checkbox to that of the row above or below. */
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
