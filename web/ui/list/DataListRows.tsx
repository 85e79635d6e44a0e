import { Box } from "@chakra-ui/react/box";
import { Skeleton } from "@chakra-ui/react/skeleton";
import { chakra } from "@chakra-ui/react/styled-system";
import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { Link, type To, useNavigate } from "react-router-dom";
import { Panel } from "../Cards";
import { formatDate } from "../format";
import { loading } from "../PageStates";
import { type ListColumn, type ListSort, nextSort } from "./list-column";
import {
  inRows,
  inTable,
  inWideTable,
  ListBody,
  ListCell,
  ListHead,
  ListHeadCell,
  ListHeadRow,
  ListRoom,
  ListRowLook,
  ListTable,
} from "./list-look";

interface PickBoxProps {
  /** Who or what is ticked: "Selecionar Ana Lopes". */
  label: string;
  checked: boolean;
  /** Some of those that it stands for are ticked. */
  some?: boolean;
  onChange: (checked: boolean) => void;
}

/** A tick of 20 px that a thumb finds within 44. */
function PickBox({ label, checked, some = false, onChange }: PickBoxProps) {
  return (
    <chakra.label
      display="grid"
      placeItems="center"
      w="11"
      h="full"
      minH="11"
      cursor="pointer"
      css={{ [inTable]: { h: "9", minH: "9" } }}
    >
      <chakra.input
        ref={(input: HTMLInputElement | null) => {
          if (input) input.indeterminate = some && !checked;
        }}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        boxSize="5"
        cursor="pointer"
        _focusVisible={{ outline: "3px solid", outlineColor: "coral.focusRing", outlineOffset: "2px" }}
      />
    </chakra.label>
  );
}

/** What answers for itself when it is pressed. */
const ownControls = "a, button, input, select, textarea, label, summary, [role=menuitem]";

const NameLink = chakra(Link, {
  base: { borderRadius: "l1", _hover: { textDecoration: "underline", textUnderlineOffset: "3px" } },
});

interface DataListRowProps<Row> {
  row: Row;
  name: string;
  columns: readonly ListColumn<Row>[];
  openAt?: To;
  /** Whether its details are open beside the list: the next one opens in their place. */
  opened: boolean;
  replace: boolean;
  /** Left out where no row of the list is ticked; without `onPick` this one cannot be. */
  pick?: { picked: boolean; onPick: ((picked: boolean) => void) | null };
  /** Left out where no row of the list has any; null where this one has none. */
  actions?: ReactNode;
  actionsOnPhone: 1 | 2;
}

/** A row of a `DataList`. Its name is the link that the keyboard and screen readers find; the whole row leads there too. */
export function DataListRow<Row>({
  row,
  name,
  columns,
  openAt,
  opened,
  replace,
  pick,
  actions,
  actionsOnPhone,
}: DataListRowProps<Row>) {
  const navigate = useNavigate();
  const go = { replace, preventScrollReset: true };

  const openRow = ({ target, defaultPrevented }: MouseEvent) => {
    if (openAt === undefined || defaultPrevented || (target as Element).closest(ownControls)) return;
    // Who marks a name to copy it does not want to leave.
    if (getSelection()?.isCollapsed === false) return;
    void navigate(openAt, go);
  };

  return (
    <ListRowLook
      data-open={openAt === undefined ? undefined : ""}
      data-pick={pick ? "" : undefined}
      data-actions={actions ? actionsOnPhone : undefined}
      aria-current={opened || undefined}
      data-picked={pick?.picked ? "" : undefined}
      onClick={openRow}
    >
      {pick ? (
        <ListCell place="pick">
          {pick.onPick ? (
            <PickBox label={`Selecionar ${name}`} checked={pick.picked} onChange={pick.onPick} />
          ) : null}
        </ListCell>
      ) : null}
      {columns.map(({ key, label, cell, phone, numeric, wideOnly }) => (
        <ListCell
          key={key}
          place={phone}
          data-place={phone}
          wideOnly={wideOnly}
          data-numeric={numeric ? "" : undefined}
          data-label={label}
        >
          {phone === "name" && openAt !== undefined ? (
            <NameLink to={openAt} data-row-link="" {...go}>
              {cell(row)}
            </NameLink>
          ) : phone === "name" ? (
            <span>{cell(row)}</span>
          ) : (
            cell(row)
          )}
        </ListCell>
      ))}
      {actions === undefined ? null : <ListCell place="actions">{actions}</ListCell>}
    </ListRowLook>
  );
}

const SortButton = chakra("button", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    h: "9",
    px: "2",
    mx: "-2",
    borderRadius: "l2",
    fontWeight: "semibold",
    cursor: "button",
    color: "inherit",
    _hover: { color: "fg", bg: "bg.muted" },
    "&[data-sorted]": { color: "fg" },
    "& svg": { boxSize: "3.5", flexShrink: "0" },
  },
});

interface DataListHeadProps<Row> {
  columns: readonly ListColumn<Row>[];
  sort: ListSort | null;
  onSort?: (sort: ListSort) => void;
  /** The tick above all ticks; left out where nothing can be ticked. */
  all?: { checked: boolean; some: boolean; onChange: (checked: boolean) => void };
  actions: boolean;
}

export function DataListHead<Row>({ columns, sort, onSort, all, actions }: DataListHeadProps<Row>) {
  return (
    <ListHead>
      <ListHeadRow>
        {all ? (
          <ListHeadCell style={{ paddingInline: "0.25rem 0" }}>
            <PickBox label="Selecionar tudo" checked={all.checked} some={all.some} onChange={all.onChange} />
          </ListHeadCell>
        ) : null}
        {columns.map((column) => (
          <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
        ))}
        {actions ? <ListHeadCell>Ações</ListHeadCell> : null}
      </ListHeadRow>
    </ListHead>
  );
}

interface HeadCellProps<Row> {
  column: ListColumn<Row>;
  sort: ListSort | null;
  onSort?: (sort: ListSort) => void;
}

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const sorted = sort?.by === column.key ? sort : null;
  const Icon = sorted ? (sorted.down ? ArrowDown : ArrowUp) : ArrowUpDown;
  return (
    <ListHeadCell
      css={{
        width: column.width,
        "&&": { textAlign: column.numeric ? "end" : undefined },
        ...(column.wideOnly
          ? { [inTable]: { display: "none" }, [inWideTable]: { display: "table-cell" } }
          : {}),
      }}
      aria-sort={sorted ? (sorted.down ? "descending" : "ascending") : undefined}
    >
      {column.sort && onSort ? (
        <SortButton
          type="button"
          data-sorted={sorted ? "" : undefined}
          flexDirection={column.numeric ? "row-reverse" : undefined}
          onClick={() => onSort(nextSort(column, sort))}
        >
          {column.label}
          <Icon aria-hidden="true" opacity={sorted ? 1 : 0.45} />
        </SortButton>
      ) : (
        column.label
      )}
    </ListHeadCell>
  );
}

interface DataListSkeletonProps<Row> {
  columns: readonly ListColumn<Row>[];
  /** As many as are likely: an arena has some 40 athletes, a tournament of an evening 8. */
  rows: number;
  /** Whether its rows will have ticks, and something at their end. */
  picks?: boolean;
  actions?: boolean;
}

/** On a phone a cell says what it counts, and what parts it from the next one. */
const withoutWords = { "&&::before": { display: "none" } };
const noTicks = { checked: false, some: false, none: true, onChange: () => undefined };

/** A `DataList` whose rows are on their way, in the same places. */
export function DataListSkeleton<Row>({
  columns,
  rows,
  picks = false,
  actions = false,
}: DataListSkeletonProps<Row>) {
  return (
    <ListRoom {...loading}>
      <Panel p="0" css={{ overflow: "clip" }}>
        <ListTable aria-hidden="true">
          <DataListHead columns={columns} sort={null} actions={actions} all={picks ? noTicks : undefined} />
          <ListBody>
            {Array.from({ length: rows }, (_, row) => (
              <ListRowLook
                key={row}
                data-pick={picks ? "" : undefined}
                data-actions={actions ? "" : undefined}
              >
                {picks ? (
                  <ListCell place="pick">
                    <Box display="grid" placeItems="center" w="11" h="full">
                      <Skeleton boxSize="5" />
                    </Box>
                  </ListCell>
                ) : null}
                {columns.map(({ key, phone, numeric, wideOnly }) => (
                  <ListCell key={key} place={phone} wideOnly={wideOnly} css={withoutWords}>
                    <Skeleton
                      h="4"
                      my="1"
                      w={phone === "name" ? `${8 + ((row * 5) % 4)}rem` : "4rem"}
                      maxW="full"
                      ms={numeric ? "auto" : undefined}
                    />
                  </ListCell>
                ))}
                {actions ? (
                  <ListCell place="actions">
                    <Skeleton boxSize="7" mx="2" />
                  </ListCell>
                ) : null}
              </ListRowLook>
            ))}
          </ListBody>
        </ListTable>
      </Panel>
    </ListRoom>
  );
}

const InTable = chakra("span", { base: { [inRows]: { display: "none" } } });
const InRow = chakra("span", { base: { display: "none", [inRows]: { display: "inline" } } });

/** A day in a list: "29/11/2026" in a table, "29/11/26" in the two lines of a phone. @param date YYYY-MM-DD */
export function ListDay({ date }: { date: string }) {
  const full = formatDate(date);
  return (
    <>
      <InTable>{full}</InTable>
      <InRow>{`${full.slice(0, 6)}${full.slice(8)}`}</InRow>
    </>
  );
}
