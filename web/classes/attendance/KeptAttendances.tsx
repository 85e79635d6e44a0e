import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useSyncExternalStore } from "react";
import type { To } from "react-router-dom";
import { counted } from "../../../server/platform/plural.rules";
import { ButtonLink } from "../../ui/ButtonLink";
import { Notice } from "../../ui/Notice";
import { asksPerson, type KeptAttendance } from "./attendance-state";
import { isAway, onAway } from "../public/outbox";
import { useKeptAttendances } from "./use-attendance";

/** Attendances on this device that will not be sent without a connection or a decision by the user. */
export function useUnsent(): readonly KeptAttendance[] {
  const { all } = useKeptAttendances();
  const away = useSyncExternalStore(onAway, isAway);
  return all.filter((kept) => away || !kept.ready || asksPerson(kept));
}

interface KeptAttendancesProps {
  unsent: readonly KeptAttendance[];
  /** The URL of a class. */
  addressOf: (id: string) => To;
}

/** Lists attendances that the server does not have: each waits for a connection or a decision by the user. */
export function KeptAttendances({ unsent, addressOf }: KeptAttendancesProps) {
  const { giveUp } = useKeptAttendances();
  if (unsent.length === 0) return null;
  return (
    <Notice tone="warning">
      <Text fontWeight="semibold">
        {counted(unsent.length, "chamada guardada", "chamadas guardadas")} neste aparelho
      </Text>
      <Stack as="ul" gap="1" listStyleType="none">
        {unsent.map((kept) => (
          <Flex as="li" key={kept.sessionId} align="center" justify="space-between" gap="3" wrap="wrap">
            <Text minW="0" overflowWrap="anywhere">
              {kept.title}: {stateOf(kept)}
            </Text>
            <Flex gap="2">
              <ButtonLink
                to={addressOf(kept.sessionId)}
                size="sm"
                minH="11"
                variant="outline"
                colorPalette="sea"
                bg="bg.panel"
              >
                Abrir
              </ButtonLink>
              {kept.refusal ? (
                <Button
                  size="sm"
                  minH="11"
                  variant="outline"
                  colorPalette="gray"
                  bg="bg.panel"
                  onClick={() => giveUp(kept.sessionId)}
                >
                  Descartar
                </Button>
              ) : null}
            </Flex>
          </Flex>
        ))}
      </Stack>
    </Notice>
  );
}

function stateOf(kept: KeptAttendance): string {
  if (kept.refusal) return `não foi enviada. ${kept.refusal}`;
  if (kept.conflict) return "mudou enquanto você marcava, abra para decidir";
  return kept.ready ? "será enviada quando houver conexão" : "faltam alunos para marcar";
}
