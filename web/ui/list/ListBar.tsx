import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Box } from "@chakra-ui/react/box";
import { Download } from "lucide-react";
import { SelectField } from "../form/SelectField";
import { TextField } from "../form/TextField";
import { useTypedSearch } from "../form/use-typed-search";
import type { ListColumn, ListSort } from "./list-column";

interface ListFilter {
  label: string;
  /** The value as it stands in the address; "" is all. */
  value: string | null;
  options: readonly { value: string; label: string }[];
  onChange: (value: string | null) => void;
}

interface ListBarProps<Row> {
  search?: { value: string; placeholder: string; onChange: (search: string) => void };
  filters?: readonly ListFilter[];
  /** Those of the list below: a phone has no heads to press, so it chooses the order here. */
  columns?: readonly ListColumn<Row>[];
  sort?: ListSort | null;
  onSort?: (sort: ListSort) => void;
  /** Saves what is shown, or all of it, as a sheet. */
  onCsv?: () => void;
}

/** Above a `DataList`: its search, its filters, its order on a phone, and its sheet. */
export function ListBar<Row>({
  search,
  filters = [],
  columns = [],
  sort = null,
  onSort,
  onCsv,
}: ListBarProps<Row>) {
  const [text, setText] = useTypedSearch(search?.value ?? "", (typed) => search?.onChange(typed));
  const orders = onSort
    ? columns.flatMap(({ key, label, sort: first }) =>
        first
          ? [
              { by: key, down: first === "down", label },
              { by: key, down: first !== "down", label: `${label}, ao contrário` },
            ]
          : [],
      )
    : [];
  const valueOf = ({ by, down }: ListSort) => `${down ? "-" : ""}${by}`;

  return (
    <Flex as="search" gap="3" wrap="wrap" align="flex-end" mb="4">
      {search ? (
        <Box flex={{ base: "1 1 100%", md: "2 1 16rem" }}>
          <TextField
            label="Buscar"
            type="search"
            placeholder={search.placeholder}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Box>
      ) : null}
      {filters.map(({ label, value, options, onChange }) => (
        <Box key={label} flex="1 1 9rem">
          <SelectField
            label={label}
            options={options}
            placeholder="Todos"
            value={value ?? ""}
            onChange={(event) => onChange(event.target.value || null)}
          />
        </Box>
      ))}
      {onSort && orders.length > 0 ? (
        <Box flex="1 1 9rem" hideFrom="md">
          <SelectField
            label="Ordem"
            options={orders.map((order) => ({ value: valueOf(order), label: order.label }))}
            placeholder={sort ? undefined : "Padrão"}
            value={sort ? valueOf(sort) : ""}
            onChange={(event) => {
              const chosen = orders.find((order) => valueOf(order) === event.target.value);
              if (chosen) onSort({ by: chosen.by, down: chosen.down });
            }}
          />
        </Box>
      ) : null}
      {onCsv ? (
        <Button variant="outline" colorPalette="gray" onClick={onCsv}>
          <Download />
          CSV
        </Button>
      ) : null}
    </Flex>
  );
}
