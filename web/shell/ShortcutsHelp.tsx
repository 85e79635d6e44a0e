import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Kbd } from "@chakra-ui/react/kbd";
import { commandKey } from "./palette-commands";
import { ModalSheet } from "./ModalSheet";

interface ShortcutsHelpProps {
  /** Whether there is a sidebar that folds. */
  folds: boolean;
  onClose: () => void;
}

/** "?": what the keyboard can do anywhere. */
export function ShortcutsHelp({ folds, onClose }: ShortcutsHelpProps) {
  const mod = commandKey();
  const shortcuts = [
    [`${mod} K`, "Buscar páginas, torneios e ações"],
    ...(folds ? [[`${mod} B`, "Abrir ou recolher o menu lateral"] as const] : []),
    ["?", "Ver estes atalhos"],
    ["Esc", "Fechar o que está aberto"],
  ] as const;
  return (
    <ModalSheet kind="centre" label="Atalhos do teclado" onClose={onClose}>
      <Box p="5">
        <Heading as="h2" textStyle="xl" mb="4">
          Atalhos do teclado
        </Heading>
        <Box
          as="dl"
          display="grid"
          gridTemplateColumns="auto 1fr"
          columnGap="4"
          rowGap="3"
          alignItems="center"
        >
          {shortcuts.map(([keys, what]) => (
            <Box key={keys} display="contents">
              <dt>
                <Kbd>{keys}</Kbd>
              </dt>
              <dd>{what}</dd>
            </Box>
          ))}
        </Box>
        <Flex justify="flex-end" mt="5">
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            Fechar
          </Button>
        </Flex>
      </Box>
    </ModalSheet>
  );
}
