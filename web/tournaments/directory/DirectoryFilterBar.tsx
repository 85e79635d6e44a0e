import { Grid, GridItem } from "@chakra-ui/react/grid";
import {
  tournamentStatuses,
  tournamentStatusLabel,
} from "../../../server/tournaments/tournament-labels.rules";
import { SelectField } from "../../ui/form/SelectField";
import { TextField } from "../../ui/form/TextField";
import { useTypedSearch } from "../../ui/form/use-typed-search";
import { directoryKindLabel, type DirectoryFilters, type DirectoryKind } from "./directory-filters";

const kinds: readonly DirectoryKind[] = ["INTERNAL", "SUPER8", "CHAMPIONSHIP"];

const chosen = <Value extends string>(options: readonly Value[], value: string): Value | null =>
  options.find((option) => option === value) ?? null;

interface DirectoryFilterBarProps {
  filters: DirectoryFilters;
  onChange: (filters: DirectoryFilters) => void;
}

/** Two lines on a phone, where what stands in a field says what it asks. */
export function DirectoryFilterBar({ filters, onChange }: DirectoryFilterBarProps) {
  const [text, setText] = useTypedSearch(filters.search, (search) => onChange({ ...filters, search }));
  const now = { ...filters, search: text };
  return (
    <Grid
      as="search"
      templateColumns={{ base: "repeat(2, minmax(0, 1fr))", md: "2fr 1fr 1fr" }}
      gap={{ base: "2", md: "4" }}
      css={{ "& label": { srOnly: { base: true, md: false } } }}
    >
      <GridItem colSpan={{ base: 2, md: 1 }}>
        <TextField
          label="Buscar"
          type="search"
          placeholder="Torneio, cidade ou organização"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </GridItem>
      <SelectField
        label="Status"
        placeholder="Status: todos"
        options={tournamentStatuses.map((status) => ({
          value: status,
          label: tournamentStatusLabel[status],
        }))}
        value={filters.status ?? ""}
        onChange={({ target }) => onChange({ ...now, status: chosen(tournamentStatuses, target.value) })}
      />
      <SelectField
        label="Tipo"
        placeholder="Tipo: todos"
        options={kinds.map((kind) => ({ value: kind, label: directoryKindLabel[kind] }))}
        value={filters.kind ?? ""}
        onChange={({ target }) => onChange({ ...now, kind: chosen(kinds, target.value) })}
      />
    </Grid>
  );
}
