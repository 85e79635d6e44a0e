import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useEffect, useSyncExternalStore } from "react";
import type { To } from "react-router-dom";
import { counted } from "../../../server/platform/numbers.rules";
import { useSession } from "../../identity/public/session";
import { ButtonLink } from "../../ui/Links";
import { Notice } from "../../ui/PageStates";
import type { Saving } from "../../ui/Progress";
import { isAway, onAway, startOutbox } from "../public/outbox";
import {
  asksPerson,
  attendanceOf,
  attendancesOf,
  changeAttendance,
  type KeptAttendance,
  onAttendance,
} from "./attendance-state";

const nothing: readonly KeptAttendance[] = [];

/** The signed-in user's key: unsent attendances are stored per user. */
function useUserKey(): string | null {
  const state = useSession();
  return state.status === "signedIn" ? state.session.userKey : null;
}

export interface Attendance {
  readonly kept: KeptAttendance | null;
  readonly saving: Saving;
  change: (by: (kept: KeptAttendance | null) => KeptAttendance | null) => void;
}

/** The attendance of a class: unsent marks and their sync state. */
export function useAttendance(sessionId: string): Attendance {
  const userKey = useUserKey();
  const kept = useSyncExternalStore(onAttendance, () =>
    userKey === null ? null : attendanceOf(userKey, sessionId),
  );
  const away = useSyncExternalStore(onAway, isAway);
  const online = useSyncExternalStore(onNetwork, () => navigator.onLine);
  useEffect(() => void startOutbox(), []);
  const change: Attendance["change"] = (by) => {
    if (userKey !== null) changeAttendance(userKey, sessionId, by);
  };
  const saving: Saving = kept === null ? "saved" : away || !online ? "away" : "saving";
  return { kept, saving, change };
}

/** All unsent attendances of the signed-in user on this device. */
function useKeptAttendances() {
  const userKey = useUserKey();
  const all = useSyncExternalStore(onAttendance, () => (userKey === null ? nothing : attendancesOf(userKey)));
  const giveUp = (sessionId: string) => {
    if (userKey !== null) changeAttendance(userKey, sessionId, () => null);
  };
  return { all, giveUp };
}

function onNetwork(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

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
