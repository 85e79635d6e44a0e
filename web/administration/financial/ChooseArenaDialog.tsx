import { Button } from "@chakra-ui/react/button";
import { DialogFrame } from "../../ui/lazy-code";
import { ArenaChoices, arenaSearch } from "../choosing/PlaceChoices";
import { SearchedChoices } from "../../ui/form/Choices";

interface ChooseArenaDialogProps {
  open: boolean;
  chosen: string | null;
  onClose: () => void;
  /** Null for all. */
  onChoose: (arenaKey: string | null) => void;
}

/** One of all arenas, found by what one knows of it; pressed, it is chosen. */
export function ChooseArenaDialog({ open, chosen, onClose, onChoose }: ChooseArenaDialogProps) {
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
      <SearchedChoices {...arenaSearch}>
        {(search, attempt) => (
          <ArenaChoices
            search={search}
            attempt={attempt}
            chosen={chosen}
            onChoose={({ key }) => onChoose(key)}
          />
        )}
      </SearchedChoices>
    </DialogFrame>
  );
}
