import { chakra } from "@chakra-ui/react/styled-system";
import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { nextSort, type ListColumn, type ListSort } from "./list-column";
import { inTable, inWideTable, ListHead, ListHeadCell, ListHeadRow } from "./list-look";
import { PickBox } from "./PickBox";

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
