import { useRelayEnvironment } from "react-relay/hooks";
import { ListBar } from "../../ui/list/ListBar";
import type { useListAddress } from "../../ui/list/use-list-address";
import { startWork } from "../../ui/long-work/long-work";
import { arenaTeacherColumns } from "./arena-teacher-columns";
import { arenaTeacherVariables, statusOptions, type arenaTeacherFilters } from "./arena-teachers-filter";

interface ArenaTeachersBarProps {
  arena: { id: string; name: string };
  address: ReturnType<typeof useListAddress<(typeof arenaTeacherFilters)[number]>>;
}

/** Above the list: whom it shows, and the sheet of it. */
export function ArenaTeachersBar({ arena: { id, name }, address }: ArenaTeachersBarProps) {
  const environment = useRelayEnvironment();
  const save = () =>
    startWork({
      key: `exportar professores ${id}`,
      doing: (progress) =>
        progress
          ? `Exportando ${progress.done} de ${progress.of} professores…`
          : "Exportando os professores…",
      run: async (tell) =>
        (await import("./save-teachers-sheet")).saveTeachersSheet(
          environment,
          { arenaId: id, arenaName: name, ...arenaTeacherVariables(address) },
          tell,
        ),
    });
  return (
    <ListBar
      columns={arenaTeacherColumns}
      sort={address.sort}
      onSort={(sort) => address.change({ sort })}
      search={{
        value: address.search,
        placeholder: "Nome do professor",
        onChange: (search) => address.change({ search }),
      }}
      filters={[
        {
          label: "Status",
          value: address.filters.status,
          options: statusOptions,
          onChange: (status) => address.change({ filters: { status } }),
        },
      ]}
      onCsv={save}
    />
  );
}
