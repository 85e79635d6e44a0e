import { Button, IconButton } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Ellipsis } from "lucide-react";
import { csvText } from "../../server/platform/csv.rules";
import { type AthleteLevel, athleteLevelLabel } from "../../server/sport/athlete-level.rules";
import { Amount } from "../ui/Amount";
import { formatCount } from "../ui/format";
import { DataList, useRowSelection } from "../ui/list/DataList";
import type { ListColumn } from "../ui/list/list-column";
import { ListBar } from "../ui/list/ListBar";
import { NothingFound } from "../ui/list/ListStates";
import { RowDrawer } from "../ui/list/RowDetails";
import { useListAddress, useOpenedRow } from "../ui/list/list-address";
import { Person } from "../ui/Person";
import { csvMediaType, saveFile } from "../ui/save-file";
import { Status } from "../ui/Badges";
import { toast } from "../ui/toaster";
import { StyleSection } from "./StyleControls";

/** People who exist nowhere: what the page of the kit shows its parts with. */
interface StyleRow {
  id: string;
  name: string;
  partner?: string;
  level: string;
  games: number;
  cents: number;
  state: "paid" | "owed" | "overdue";
  won: boolean[];
}

const row = (
  id: number,
  name: string,
  level: AthleteLevel,
  games: number,
  cents: number,
  state: StyleRow["state"],
  partner?: string,
): StyleRow => ({
  id: String(id),
  name,
  level: athleteLevelLabel[level],
  games,
  cents,
  state,
  partner,
  won: [0, 1, 2, 3, 4].map((game) => (games + game * id) % 3 !== 0),
});

export const styleRows: readonly StyleRow[] = [
  row(1, "Ana Beatriz Lopes", "C", 42, 12000, "paid", "Marina Kremer"),
  row(2, "Bruno Schmitt", "B", 118, 6000, "owed"),
  row(3, "Maria Eduarda Albuquerque de Figueiredo Vasconcelos", "D", 3, 6000, "overdue"),
  row(4, "Caio Dias", "C", 27, 0, "paid"),
  row(5, "Thiago de Souza Menezes", "B", 64, 124050, "paid", "João Pedro Silva"),
  row(6, "Zoé Hoffmann", "D", 0, 6000, "owed"),
];

const stateWord = { paid: "Pago", owed: "A receber", overdue: "Em atraso" };

export const styleColumns: ListColumn<StyleRow>[] = [
  {
    key: "nome",
    label: "Nome",
    phone: "name",
    sort: "up",
    cell: ({ name, partner }) => <Person name={name} partner={partner} size="sm" />,
  },
  { key: "nivel", label: "Nível", phone: "facts", sort: "up", cell: ({ level }) => level },
  {
    key: "jogos",
    label: "Jogos",
    phone: "facts",
    numeric: true,
    sort: "down",
    cell: ({ games }) => formatCount(games),
  },
  {
    key: "valor",
    label: "Valor",
    phone: "value",
    numeric: true,
    sort: "down",
    cell: ({ cents, state }) => <Amount cents={cents} state={state} />,
  },
  {
    key: "situacao",
    label: "Situação",
    phone: "status",
    cell: ({ state }) => (
      <Status tone={state === "overdue" ? "problem" : state === "owed" ? "waiting" : "usual"}>
        {stateWord[state]}
      </Status>
    ),
  },
];

const valueOf: Record<string, (row: StyleRow) => string | number> = {
  nome: ({ name }) => name,
  nivel: ({ level }) => level,
  jogos: ({ games }) => games,
  valor: ({ cents }) => cents,
};

/** A list with all it can do. */
export function StyleList() {
  const address = useListAddress(["situacao"]);
  const { openedId, addressOf, close } = useOpenedRow();
  const selection = useRowSelection();
  const order = address.sort && valueOf[address.sort.by];
  const rows = styleRows
    .filter(({ name }) => name.toLowerCase().includes(address.search.toLowerCase()))
    .filter(({ state }) => address.filters.situacao === null || state === address.filters.situacao)
    .toSorted((one, other) => {
      if (!order) return 0;
      const [a, b] = [order(one), order(other)];
      return (a < b ? -1 : a > b ? 1 : 0) * (address.sort?.down ? -1 : 1);
    });
  const opened = styleRows.find(({ id }) => id === openedId);
  const list = {
    columns: styleColumns,
    sort: address.sort,
    onSort: (sort: typeof address.sort) => address.change({ sort }),
  };

  return (
    <StyleSection title="Lista">
      <ListBar
        {...list}
        search={{
          value: address.search,
          placeholder: "Nome do atleta",
          onChange: (search) => address.change({ search }),
        }}
        filters={[
          {
            label: "Situação",
            value: address.filters.situacao,
            options: Object.entries(stateWord).map(([value, label]) => ({ value, label })),
            onChange: (situacao) => address.change({ filters: { situacao } }),
          },
        ]}
        onCsv={() =>
          saveFile(
            "lista.csv",
            csvText(
              [["Nome", "Jogos", "Valor"], ...rows.map(({ name, games, cents }) => [name, games, { cents }])],
              ";",
            ),
            csvMediaType,
          )
        }
      />
      <DataList
        {...list}
        label="Atletas"
        rows={rows}
        pickable={({ state }) => state !== "paid"}
        nameOf={({ name }) => name}
        openAt={({ id }) => addressOf(id)}
        openedId={openedId}
        selection={selection}
        bulkActions={(ids) => (
          <Button size="sm" onClick={() => toast.success({ title: `${ids.length} avisados` })}>
            Avisar
          </Button>
        )}
        rowActions={({ name }) => (
          <IconButton
            aria-label={`Mais sobre ${name}`}
            size="sm"
            variant="ghost"
            colorPalette="gray"
            onClick={() => toast.success({ title: name })}
          >
            <Ellipsis />
          </IconButton>
        )}
        empty={<NothingFound title="Ninguém com este filtro" onClear={address.clear} />}
      />
      <RowDrawer openedId={opened ? opened.id : null} onClose={close} title={opened?.name ?? ""}>
        {opened ? (
          <Stack gap="4">
            <Person name={opened.name} partner={opened.partner} facts={opened.level} size="lg" />
            <Text>{`${opened.games} jogos`}</Text>
            <Amount cents={opened.cents} state={opened.state} size="xl" />
          </Stack>
        ) : null}
      </RowDrawer>
    </StyleSection>
  );
}
