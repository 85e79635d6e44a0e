import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { Command as Commands } from "cmdk";
import { ModalSheet } from "./ModalSheet";
import { beginsWith, type Command } from "./palette-search";

const Frame = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    minH: "0",
    "& [cmdk-root]": { display: "flex", flexDirection: "column", minH: "0" },
    "& [cmdk-input]": {
      minH: "12",
      px: "4",
      flexShrink: "0",
      bg: "transparent",
      textStyle: "md",
      borderBottomWidth: "1px",
      borderColor: "border",
      outline: "0",
      _placeholder: { color: "fg.muted" },
    },
    "& [cmdk-list]": { overflowY: "auto", py: "1" },
    "& [cmdk-empty]": { p: "4", color: "fg.muted" },
    "& [cmdk-group-heading]": {
      px: "4",
      pt: "2",
      pb: "1",
      textStyle: "xs",
      fontWeight: "semibold",
      color: "fg.muted",
    },
    "& [cmdk-item]": {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "3",
      minH: "11",
      px: "4",
      cursor: "button",
    },
    "& [cmdk-item][aria-selected=true]": { bg: "bg.muted" },
  },
});

interface PaletteProps {
  commands: readonly Command[];
  onClose: () => void;
}

/** Ctrl+K: any page and action by its first letters, with the keyboard alone. */
export function Palette({ commands, onClose }: PaletteProps) {
  const groups = [...new Set(commands.map(({ group }) => group))];
  return (
    <ModalSheet kind="centre" label="Buscar páginas e ações" onClose={onClose}>
      <Frame>
        <Commands
          label="Páginas e ações"
          loop
          filter={(_id, typed, labels) => (beginsWith(labels?.join(" ") ?? "", typed) ? 1 : 0)}
        >
          <Commands.Input data-first-focus placeholder="Buscar página ou ação…" />
          <Commands.List label="Resultados">
            <Commands.Empty>Nada encontrado.</Commands.Empty>
            {groups.map((group) => (
              <Commands.Group key={group} heading={group}>
                {commands
                  .filter((command) => command.group === group)
                  .map(({ id, label, detail, run }) => (
                    <Commands.Item
                      key={id}
                      value={id}
                      keywords={detail ? [label, detail] : [label]}
                      onSelect={() => {
                        onClose();
                        run();
                      }}
                    >
                      <span>{label}</span>
                      {detail ? (
                        <Text as="span" textStyle="xs" color="fg.muted">
                          {detail}
                        </Text>
                      ) : null}
                    </Commands.Item>
                  ))}
              </Commands.Group>
            ))}
          </Commands.List>
        </Commands>
      </Frame>
    </ModalSheet>
  );
}
