import { Button } from "@chakra-ui/react/button";
import { Box } from "@chakra-ui/react/box";
import { Text } from "@chakra-ui/react/text";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { lazyDialog } from "../../ui/lazy-dialog";

const ChooseArenaDialog = lazyDialog(async () => (await import("./ChooseArenaDialog")).ChooseArenaDialog);

interface ArenaFilterProps {
  /** Null for all. */
  arenaKey: string | null;
  /** Null for all, and for one that is not there. */
  arenaName: string | null;
  onChange: (arenaKey: string | null) => void;
}

/** Of which arena a report is: there may be more than a list to choose from could hold, so one is looked for. */
export function ArenaFilter({ arenaKey, arenaName, onChange }: ArenaFilterProps) {
  const [open, setOpen] = useState(false);
  const labelId = useId();
  const valueId = useId();
  return (
    <Box flex="1 1 9rem" maxW={{ md: "16rem" }}>
      <Text id={labelId} textStyle="sm" fontWeight="semibold" mb="1.5">
        Arena
      </Text>
      <Button
        variant="outline"
        colorPalette="gray"
        bg="bg.panel"
        borderColor="border.emphasized"
        px="3"
        w="full"
        justifyContent="space-between"
        fontWeight="normal"
        aria-labelledby={`${labelId} ${valueId}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Text as="span" id={valueId} truncate>
          {arenaKey === null ? "Todas" : (arenaName ?? "Arena não encontrada")}
        </Text>
        <ChevronDown />
      </Button>
      <ChooseArenaDialog
        open={open}
        chosen={arenaKey}
        onClose={() => setOpen(false)}
        onChoose={(key) => {
          setOpen(false);
          onChange(key);
        }}
      />
    </Box>
  );
}
