import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Suspense, useDeferredValue, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { ChooseArenaDialogQuery } from "../../__generated__/ChooseArenaDialogQuery.graphql";
import { ChoiceList } from "../../federations/public/ChoiceList";
import { DialogFrame } from "../../ui/DialogFrame";
import { TextField } from "../../ui/form/TextField";
import { RowsSkeleton } from "../../ui/Skeletons";

interface ChooseArenaDialogProps {
  open: boolean;
  chosen: string | null;
  onClose: () => void;
  /** Null for all. */
  onChoose: (arenaKey: string | null) => void;
}

/** One of all arenas, found by what one knows of it; pressed, it is chosen. */
export function ChooseArenaDialog({ open, chosen, onClose, onChoose }: ChooseArenaDialogProps) {
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search.trim());
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      sheet
      title="Filtrar por arena"
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose}>
            Cancelar
          </Button>
          <Button variant="outline" onClick={() => onChoose(null)}>
            Todas as arenas
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <TextField
          label="Buscar arena"
          type="search"
          placeholder="Nome, responsável ou e-mail"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Suspense fallback={<RowsSkeleton rows={3} />}>
          <Choices search={wanted} chosen={chosen} onChoose={onChoose} />
        </Suspense>
      </Stack>
    </DialogFrame>
  );
}

interface ChoicesProps extends Pick<ChooseArenaDialogProps, "chosen" | "onChoose"> {
  search: string;
}

function Choices({ search, chosen, onChoose }: ChoicesProps) {
  const { allArenas } = useLazyLoadQuery<ChooseArenaDialogQuery>(
    graphql`
      query ChooseArenaDialogQuery($search: String) {
        allArenas(first: 8, search: $search) {
          edges {
            node {
              key
              name
              city
              fullAddress
            }
          }
        }
      }
    `,
    { search: search || null },
    { fetchPolicy: "store-and-network" },
  );
  return (
    <ChoiceList
      legend="Arena"
      choices={allArenas.edges.map(({ node: { key, name, city, fullAddress } }) => ({
        key,
        name,
        facts: city ?? fullAddress ?? null,
      }))}
      chosen={chosen}
      onChoose={onChoose}
      empty="Nenhuma arena encontrada."
    />
  );
}
