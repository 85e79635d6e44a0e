import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { graphql, useFragment } from "react-relay/hooks";
import type { EnrolmentsToolbar_categories$key } from "../../__generated__/EnrolmentsToolbar_categories.graphql";
import type { EnrolmentStatus } from "../../../server/tournaments/tournament-labels.rules";
import { SelectField } from "../../ui/form/SelectField";
import { TextField } from "../../ui/form/TextField";
import { useTypedSearch } from "../../ui/form/use-typed-search";
import { enrolmentStateLabel, filterStates, playedStates } from "../enrolment-state";
import type { EnrolmentFilters } from "./enrolment-filters";

interface EnrolmentsToolbarProps {
  filters: EnrolmentFilters;
  /** Of all that search and category find. */
  counts: ReadonlyMap<EnrolmentStatus, number>;
  /** The same of those whose fee is still owed. */
  owingCount: number;
  categories: EnrolmentsToolbar_categories$key;
  /** A federation does not see addresses, and finds nobody by them. */
  byEmail: boolean;
  onChange: (filters: EnrolmentFilters) => void;
}

/** Search, category, and one chip per state with how many there are. */
export function EnrolmentsToolbar({
  filters,
  counts,
  owingCount,
  categories: key,
  byEmail,
  onChange,
}: EnrolmentsToolbarProps) {
  const categories = useFragment(
    graphql`
      fragment EnrolmentsToolbar_categories on TournamentCategory @relay(plural: true) {
        id
        name
      }
    `,
    key,
  );
  const [text, setText] = useTypedSearch(filters.search, (search) => onChange({ ...filters, search }));
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const choose = (status: EnrolmentStatus | null) =>
    onChange({ ...filters, search: text, status, owing: false });
  const states = [...filterStates, ...playedStates.filter((status) => counts.has(status))];
  return (
    <Stack as="search" gap="4">
      <Flex gap="4" direction={{ base: "column", md: "row" }}>
        <Box flex="2">
          <TextField
            label="Buscar"
            type="search"
            placeholder={byEmail ? "Nome ou e-mail do atleta ou da dupla" : "Nome do atleta ou da dupla"}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Box>
        {categories.length > 1 ? (
          <Box flex="1">
            <SelectField
              label="Categoria"
              placeholder="Todas"
              options={categories.map(({ id, name }) => ({ value: id, label: name }))}
              value={filters.categoryId ?? ""}
              onChange={(event) =>
                onChange({ ...filters, search: text, categoryId: event.target.value || null })
              }
            />
          </Box>
        ) : null}
      </Flex>
      <Flex
        as="fieldset"
        aria-label="Situação"
        minW="0"
        gap="2"
        wrap={{ base: "nowrap", md: "wrap" }}
        overflowX={{ base: "auto", md: "visible" }}
        mx={{ base: "-4", md: "0" }}
        px={{ base: "4", md: "0" }}
        py="1"
      >
        <StateChip
          label="Todas"
          count={all}
          chosen={filters.status === null && !filters.owing}
          onClick={() => choose(null)}
        />
        {owingCount > 0 || filters.owing ? (
          <StateChip
            label="A receber"
            count={owingCount}
            chosen={filters.owing}
            onClick={() => onChange({ ...filters, search: text, status: null, owing: !filters.owing })}
          />
        ) : null}
        {states.map((status) => (
          <StateChip
            key={status}
            label={enrolmentStateLabel[status]}
            count={counts.get(status) ?? 0}
            chosen={filters.status === status}
            onClick={() => choose(filters.status === status ? null : status)}
          />
        ))}
      </Flex>
    </Stack>
  );
}

interface StateChipProps {
  label: string;
  count: number;
  chosen: boolean;
  onClick: () => void;
}

function StateChip({ label, count, chosen, onClick }: StateChipProps) {
  return (
    <chakra.button
      type="button"
      aria-pressed={chosen}
      onClick={onClick}
      display="inline-flex"
      alignItems="center"
      flexShrink="0"
      whiteSpace="nowrap"
      gap="2"
      minH={{ base: "11", md: "10" }}
      px="3.5"
      borderRadius="full"
      borderWidth="2px"
      borderColor={chosen ? "sea.solid" : "border"}
      bg={chosen ? "sea.solid" : "bg.panel"}
      color={chosen ? "sea.contrast" : count === 0 ? "fg.muted" : "fg"}
      textStyle="sm"
      fontWeight="semibold"
      cursor="pointer"
      transition="background 0.12s, border-color 0.12s"
      _hover={chosen ? undefined : { bg: "bg.muted" }}
      _focusVisible={{ outline: "3px solid", outlineColor: "coral.focusRing", outlineOffset: "2px" }}
    >
      {label}
      <chakra.span fontVariantNumeric="tabular-nums" fontWeight="bold">
        {count}
      </chakra.span>
    </chakra.button>
  );
}
