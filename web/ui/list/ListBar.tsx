import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Input } from "@chakra-ui/react/input";
import { chakra } from "@chakra-ui/react/styled-system";
import { Download, SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { SelectField } from "../form/Fields";
import { PendingButton } from "../form/PendingButton";
import { useTypedSearch } from "../form/use-typed-search";
import { type ListColumn, type ListSort, ordersOf, orderWord } from "./list-column";

interface ListFilter {
  label: string;
  /** The value as it stands in the address; "" is all. */
  value: string | null;
  options: readonly { value: string; label: string }[];
  /** All of them: "Todos", unless it has to be "Todas". */
  all?: string;
  onChange: (value: string | null) => void;
}

interface ListBarProps<Row> {
  search?: { value: string; placeholder: string; onChange: (search: string) => void };
  filters?: readonly ListFilter[];
  /** Those of the list below: a phone has no heads to press, so it chooses the order here. */
  columns?: readonly ListColumn<Row>[];
  sort?: ListSort | null;
  onSort?: (sort: ListSort) => void;
  /** Saves what the filters find as a sheet; the button waits for what it answers. */
  onCsv?: () => unknown;
  /** What else is done with the list as a whole: buttons, behind the same button on a phone. */
  children?: ReactNode;
  /** How many of the filters among the children are set. */
  setAmongChildren?: number;
}

/**
 * Above a `DataList`: its search, its filters, its order on a phone, and its sheet. On a phone one line: the search, and a
 * button behind which the rest is.
 */
export function ListBar<Row>({
  search,
  filters = [],
  columns = [],
  sort = null,
  onSort,
  onCsv,
  children,
  setAmongChildren = 0,
}: ListBarProps<Row>) {
  const [unfolded, setUnfolded] = useState(false);
  const foldedId = useId();
  const orders = onSort ? ordersOf(columns) : [];
  const set = filters.filter(({ value }) => value !== null).length + setAmongChildren;
  const hasMore = filters.length + orders.length > 0 || onCsv !== undefined || Boolean(children);

  return (
    <Flex as="search" gap={{ base: "2", md: "3" }} wrap="wrap" align="flex-end" mb={{ base: "3", md: "4" }}>
      {search ? <Search {...search} /> : null}
      {hasMore ? (
        <Button
          hideFrom="md"
          variant="outline"
          colorPalette="gray"
          bg="bg.panel"
          px="3"
          aria-expanded={unfolded}
          aria-controls={foldedId}
          onClick={() => setUnfolded(!unfolded)}
        >
          <SlidersHorizontal />
          {filters.length === 0 ? "Mais" : set > 0 ? `Filtros (${set})` : "Filtros"}
        </Button>
      ) : null}
      <Flex
        id={foldedId}
        display={{ base: unfolded ? "flex" : "none", md: "contents" }}
        flexBasis="full"
        gap="3"
        wrap="wrap"
        align="flex-end"
      >
        {filters.map(({ label, value, options, all = "Todos", onChange }) => (
          <Box key={label} flex="1 1 9rem" maxW={{ md: "16rem" }}>
            <SelectField
              label={label}
              options={options}
              placeholder={all}
              value={value ?? ""}
              onChange={(event) => onChange(event.target.value || null)}
            />
          </Box>
        ))}
        {onSort && orders.length > 0 ? (
          <Box flex="1 1 9rem" hideFrom="md">
            <SelectField
              label="Ordem"
              options={orders.map((order) => ({ value: orderWord(order), label: order.label }))}
              placeholder={sort ? undefined : "Padrão"}
              value={sort ? orderWord(sort) : ""}
              onChange={(event) => {
                const chosen = orders.find((order) => orderWord(order) === event.target.value);
                if (chosen) onSort({ by: chosen.by, down: chosen.down });
              }}
            />
          </Box>
        ) : null}
        {children}
        {onCsv ? <CsvButton onCsv={onCsv} /> : null}
      </Flex>
    </Flex>
  );
}

const Label = chakra("label", {
  base: { display: "block", mb: "1.5", textStyle: "sm", fontWeight: "semibold", mdDown: { srOnly: true } },
});

function Search({ value, placeholder, onChange }: NonNullable<ListBarProps<never>["search"]>) {
  const [text, setText] = useTypedSearch(value, onChange);
  const id = useId();
  return (
    <Box flex={{ base: "1 1 9rem", md: "2 1 16rem" }} minW="0">
      <Label htmlFor={id}>Buscar</Label>
      <Input
        id={id}
        type="search"
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Box>
  );
}

function CsvButton({ onCsv }: { onCsv: () => unknown }) {
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      await onCsv();
    } finally {
      setSaving(false);
    }
  };
  return (
    <PendingButton
      variant="outline"
      colorPalette="gray"
      bg="bg.panel"
      pending={saving}
      onClick={() => void save()}
    >
      <Download />
      {saving ? "Exportando…" : "Exportar CSV"}
    </PendingButton>
  );
}

interface CountChipsProps<Value extends string> {
  /** The name of the group: "Situação". */
  label: string;
  /** Without a count if it is unknown or meaningless. */
  chips: readonly { value: Value | null; label: string; count?: number }[];
  value: Value | null;
  /** Called with null when the selected chip is pressed again. */
  onChange: (value: Value | null) => void;
}

const Chip = chakra("button", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    flexShrink: "0",
    whiteSpace: "nowrap",
    gap: "2",
    minH: { base: "11", md: "9" },
    px: "3.5",
    borderRadius: "full",
    borderWidth: "1px",
    borderColor: "border.emphasized",
    bg: "bg.panel",
    textStyle: "sm",
    fontWeight: "semibold",
    cursor: "button",
    transition: "background 0.12s, border-color 0.12s",
    _hover: { bg: "bg.muted" },
    "&[data-none]": { color: "fg.muted" },
    "&[aria-pressed=true]": {
      bg: "sea.solid",
      borderColor: "sea.solid",
      color: "sea.contrast",
      _hover: { bg: "sea.solid" },
    },
  },
});

/** Filter chips for the states of a list's rows, with their counts; on a phone one line that scrolls sideways. */
export function CountChips<Value extends string>({ label, chips, value, onChange }: CountChipsProps<Value>) {
  return (
    <Flex
      as="fieldset"
      aria-label={label}
      minW="0"
      gap="2"
      wrap={{ base: "nowrap", md: "wrap" }}
      overflowX={{ base: "auto", md: "visible" }}
      scrollbarWidth="none"
      mx={{ base: "-4", md: "0" }}
      px={{ base: "4", md: "0" }}
      py="1"
      mb={{ base: "2", md: "3" }}
    >
      {chips.map((chip) => (
        <Chip
          key={chip.label}
          type="button"
          aria-pressed={chip.value === value}
          data-none={chip.count === 0 ? "" : undefined}
          onClick={() => onChange(chip.value === value ? null : chip.value)}
        >
          {chip.label}
          {chip.count === undefined ? null : (
            <chakra.span fontVariantNumeric="tabular-nums" fontWeight="bold">
              {chip.count}
            </chakra.span>
          )}
        </Chip>
      ))}
    </Flex>
  );
}
