import { Button } from "@chakra-ui/react/button";
import { FileUp } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import type { ArenaAthletesBar_arena$key } from "../../__generated__/ArenaAthletesBar_arena.graphql";
import { lazyDialog } from "../../ui/lazy-code";
import { ListBar } from "../../ui/list/ListBar";
import type { useListAddress } from "../../ui/list/list-address";
import { startWork } from "../../ui/long-work/long-work";
import { levelOptions } from "../public/level-options";
import { arenaAthleteColumns } from "./arena-athlete-rows";
import {
  arenaAthleteVariables,
  paymentOptions,
  statusOptions,
  weeklyClassOption,
  type arenaAthleteFilters,
} from "./arena-athletes-filter";

const ImportAthletesDialog = lazyDialog(
  async () => (await import("./ImportAthletesDialog")).ImportAthletesDialog,
);

/** Search and filters of the list, stored in the URL. */
export type AthletesAddress = ReturnType<typeof useListAddress<(typeof arenaAthleteFilters)[number]>>;

interface ArenaAthletesBarProps {
  arena: ArenaAthletesBar_arena$key;
  address: AthletesAddress;
  /** Called after an import has added athletes, so that the list reloads. */
  onImported: () => void;
}

/** The bar above the list: search and filters, CSV export and import. */
export function ArenaAthletesBar({ arena, address, onImported }: ArenaAthletesBarProps) {
  const { id, name, viewerCanManage, weeklyClasses } = useFragment(
    graphql`
      fragment ArenaAthletesBar_arena on Arena {
        id
        name
        viewerCanManage
        weeklyClasses {
          key
          weekday
          startsAt
          name
          category
          teacherName
        }
      }
    `,
    arena,
  );
  const classOptions = (weeklyClasses ?? []).map(
    ({ key, weekday, startsAt, name: called, category, teacherName }) =>
      weeklyClassOption({ key, weekday, startsAt, name: called ?? null, category, teacherName }),
  );
  const environment = useRelayEnvironment();
  const [importing, setImporting] = useState(false);
  // Key of the import dialog: a new number on each opening resets its state.
  const [opening, setOpening] = useState(0);

  const save = () =>
    startWork({
      key: `exportar atletas ${id}`,
      doing: (progress) =>
        progress ? `Exportando ${progress.done} de ${progress.of} atletas…` : "Exportando os atletas…",
      run: async (tell) =>
        (await import("./save-athletes-sheet")).saveAthletesSheet(
          environment,
          { arenaId: id, arenaName: name, ...arenaAthleteVariables(address) },
          tell,
        ),
    });

  return (
    <>
      <ListBar
        columns={arenaAthleteColumns}
        sort={address.sort}
        onSort={(sort) => address.change({ sort })}
        search={{
          value: address.search,
          placeholder: "Nome do atleta",
          onChange: (search) => address.change({ search }),
        }}
        filters={[
          {
            label: "Categoria",
            value: address.filters.categoria,
            options: levelOptions,
            all: "Todas",
            onChange: (categoria) => address.change({ filters: { categoria } }),
          },
          {
            label: "Status",
            value: address.filters.status,
            options: statusOptions,
            onChange: (status) => address.change({ filters: { status } }),
          },
          ...(classOptions.length > 0
            ? [
                {
                  label: "Turma",
                  value: address.filters.turma,
                  options: classOptions,
                  all: "Todas",
                  onChange: (turma: string | null) => address.change({ filters: { turma } }),
                },
              ]
            : []),
          ...(viewerCanManage
            ? [
                {
                  label: "Pagamento",
                  value: address.filters.pagamento,
                  options: paymentOptions,
                  onChange: (pagamento: string | null) => address.change({ filters: { pagamento } }),
                },
              ]
            : []),
        ]}
        onCsv={viewerCanManage ? save : undefined}
      >
        {viewerCanManage ? (
          <Button
            variant="outline"
            colorPalette="gray"
            bg="bg.panel"
            onClick={() => {
              setOpening(opening + 1);
              setImporting(true);
            }}
          >
            <FileUp />
            Importar CSV
          </Button>
        ) : null}
      </ListBar>
      <ImportAthletesDialog
        key={opening}
        arenaId={id}
        open={importing}
        onClose={() => setImporting(false)}
        onImported={onImported}
      />
    </>
  );
}
