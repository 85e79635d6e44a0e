import { Grid } from "@chakra-ui/react/grid";
import {
  tournamentKindLabel,
  tournamentKinds,
  tournamentStatuses,
  tournamentStatusLabel,
} from "../../server/tournaments/tournament-labels.rules";
import { SelectField } from "../ui/form/SelectField";
import { TextField } from "../ui/form/TextField";
import { useTypedSearch } from "../ui/form/use-typed-search";
import type { TournamentFilters } from "./tournament-filters";

const everything = { value: "", label: "Todos" };
const statusOptions = [
  everything,
  ...tournamentStatuses.map((status) => ({ value: status, label: tournamentStatusLabel[status] })),
];
const kindOptions = [
  everything,
  ...tournamentKinds.map((kind) => ({ value: kind, label: tournamentKindLabel[kind] })),
];

interface TournamentFilterBarProps {
  filters: TournamentFilters;
  onChange: (filters: TournamentFilters) => void;
  /** Whether there are several kinds to choose from. */
  kinds: boolean;
}

export function TournamentFilterBar({ filters, onChange, kinds }: TournamentFilterBarProps) {
  const [text, setText] = useTypedSearch(filters.search, (search) => onChange({ ...filters, search }));

  const choose = <Value extends string>(options: readonly Value[], value: string) =>
    options.find((option) => option === value) ?? null;

  return (
    <Grid as="search" templateColumns={{ base: "1fr", md: kinds ? "2fr 1fr 1fr" : "2fr 1fr" }} gap="4">
      <TextField
        label="Buscar"
        type="search"
        placeholder="Buscar por nome ou categoria..."
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <SelectField
        label="Status"
        options={statusOptions}
        value={filters.status ?? ""}
        onChange={(event) =>
          onChange({ ...filters, search: text, status: choose(tournamentStatuses, event.target.value) })
        }
      />
      {kinds ? (
        <SelectField
          label="Tipo"
          options={kindOptions}
          value={filters.kind ?? ""}
          onChange={(event) =>
            onChange({ ...filters, search: text, kind: choose(tournamentKinds, event.target.value) })
          }
        />
      ) : null}
    </Grid>
  );
}
