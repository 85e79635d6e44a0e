import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Icon } from "@chakra-ui/react/icon";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { BellRing, Send, Share } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { brasiliaTime } from "../../server/platform/time/time-zone.rules";
import type {
  DeviceNoticesCard_viewer$data,
  DeviceNoticesCard_viewer$key,
} from "../__generated__/DeviceNoticesCard_viewer.graphql";
import { Card } from "../ui/Cards";
import { PendingButton } from "../ui/form/PendingButton";
import { Toggle } from "../ui/form/Toggle";
import { formatDateTime } from "../ui/format";
import { Notice } from "../ui/PageStates";
import { TimeAgo } from "../ui/TimeAgo";
import { toast } from "../ui/toaster";
import {
  canReceivePush,
  isPushDenied,
  needsHomeScreen,
  ownSubscription,
  subscribe,
  unsubscribe,
  useRemovePushDeviceMutation,
  useSendTestPushMutation,
  useTurnOffPushMutation,
  useTurnOnPushMutation,
} from "./push/device-push";

const problems = {
  notAllowed: "O navegador não permitiu os avisos.",
  failed: "O serviço de avisos do navegador não respondeu. Tente novamente.",
} as const;

/**
 * Whether this browser shows notices, and how to change that. They are on if the server sends them here and the browser
 * still takes them: its data may have been cleared, or the permission taken back.
 * @param pushKey the server's key. @param isSent whether the server sends to the device of this session.
 */
function useDevicePush(pushKey: string, isSent: boolean) {
  const [isTaken, setTaken] = useState(true); // until the browser has answered
  const [isDenied, setDenied] = useState(isPushDenied);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [turnOn] = useTurnOnPushMutation();
  const [turnOff] = useTurnOffPushMutation();

  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      setDenied(isPushDenied());
      ownSubscription().then(
        (own) => setTaken(own !== null),
        () => setTaken(false),
      );
    };
    look();
    // The browser's settings may have been changed meanwhile.
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);

  const bringOn = async () => {
    const { outcome, ...subscription } = await subscribe(pushKey);
    setDenied(isPushDenied());
    if (outcome !== "subscribed") return setProblem(isPushDenied() ? null : problems[outcome]);
    const { endpoint, p256dh, auth } = subscription as { endpoint: string; p256dh: string; auth: string };
    const answer = await turnOn({ input: { endpoint, p256dh, auth } });
    setTaken(Boolean(answer?.turnOnPush.done));
    if (answer?.turnOnPush.done) return;
    setProblem(answer?.turnOnPush.refusal?.message ?? null);
    await unsubscribe();
  };
  const bringOff = async () => {
    if (await turnOff({})) await unsubscribe();
  };
  const change = (on: boolean) => {
    if (wanted !== null) return;
    setProblem(null);
    setWanted(on);
    void (on ? bringOn() : bringOff()).finally(() => setWanted(null));
  };

  return {
    state: stateOf({ isDenied, isOn: isSent && isTaken }),
    /** What was just asked for, until it is so or has failed; null otherwise. */
    wanted,
    problem,
    change,
  };
}

type DevicePush = "unsupported" | "denied" | "off" | "on";

function stateOf({ isDenied, isOn }: { isDenied: boolean; isOn: boolean }): DevicePush {
  if (!canReceivePush()) return "unsupported";
  if (isDenied) return "denied";
  return isOn ? "on" : "off";
}

/** Whether the notices of the bell also appear on this device while the page is closed, and on which others. */
export function DeviceNoticesCard({ viewer }: { viewer: DeviceNoticesCard_viewer$key }) {
  const { pushKey, pushDevices } = useFragment(
    graphql`
      fragment DeviceNoticesCard_viewer on Viewer {
        pushKey
        pushDevices {
          id
          device
          isCurrent
          createdAt
          lastSuccessAt
        }
      }
    `,
    viewer,
  );
  const others = useRef<HTMLDivElement>(null);
  if (typeof pushKey !== "string") return null;
  const elsewhere = pushDevices.filter(({ isCurrent }) => !isCurrent);
  return (
    <Card title="Avisos neste aparelho" icon={BellRing}>
      <Stack gap="4" ref={others} tabIndex={-1} outline="0">
        <Text color="fg.muted">
          O que aparece em Avisos chega também com a Praia fechada: jogos chamados, aulas, convites.
        </Text>
        <ThisDevice pushKey={pushKey} isSent={elsewhere.length < pushDevices.length} />
        {elsewhere.length > 0 ? (
          <Stack gap="2">
            <Text fontWeight="bold">Outros aparelhos com avisos</Text>
            <Stack as="ul" gap="3" listStyleType="none">
              {elsewhere.map((device) => (
                <OtherDevice key={device.id} device={device} onRemoved={() => others.current?.focus()} />
              ))}
            </Stack>
          </Stack>
        ) : null}
      </Stack>
    </Card>
  );
}

function ThisDevice({ pushKey, isSent }: { pushKey: string; isSent: boolean }) {
  const { state, wanted, problem, change } = useDevicePush(pushKey, isSent);
  const problemId = useId();
  if (state === "unsupported" && needsHomeScreen()) return <HomeScreenSteps />;
  if (state === "unsupported")
    return <Text>Este navegador não recebe avisos. Eles continuam nesta página e no seu e-mail.</Text>;
  if (state === "denied")
    // The switch that asked for it is gone: the sentence is read out in its place.
    return (
      <Box role="alert">
        <Notice tone="warning">Permita avisos nas configurações do navegador e volte aqui.</Notice>
      </Box>
    );
  return (
    <Stack gap="3" align="flex-start">
      <Toggle
        label="Mostrar avisos neste aparelho"
        checked={wanted ?? state === "on"}
        onChange={change}
        aria-describedby={problem === null ? undefined : problemId}
      />
      {problem === null ? null : (
        <Text id={problemId} role="alert" textStyle="sm" color="fg.error">
          {problem}
        </Text>
      )}
      {state === "on" ? <TestButton /> : null}
    </Stack>
  );
}

/** How notices get on an iPhone, in the words of its own menus. */
function HomeScreenSteps() {
  return (
    <Stack gap="2">
      <Text>No iPhone e no iPad os avisos chegam pelo ícone da Praia na Tela de Início:</Text>
      <Stack as="ol" gap="1" paddingLeft="5" listStyleType="decimal">
        <li>
          Toque em <Icon as={Share} aria-hidden boxSize="4" display="inline" verticalAlign="-2px" />{" "}
          <strong>Compartilhar</strong> no navegador.
        </li>
        <li>
          Escolha <strong>Adicionar à Tela de Início</strong>.
        </li>
        <li>Abra a Praia pelo novo ícone, entre na sua conta e ligue os avisos aqui.</li>
      </Stack>
      <Text color="fg.muted">Até lá eles continuam no seu e-mail e nesta página.</Text>
    </Stack>
  );
}

function TestButton() {
  const [sendTest, pending] = useSendTestPushMutation();
  const send = async () => {
    const answer = (await sendTest({}))?.sendTestPush;
    if (answer?.done)
      toast.success({ title: "Aviso de teste enviado", description: "Ele aparece em alguns segundos." });
    else if (answer?.refusal) toast.error({ title: answer.refusal.message });
  };
  return (
    <PendingButton variant="outline" pending={pending} onClick={() => void send()}>
      <Send />
      Enviar um aviso de teste
    </PendingButton>
  );
}

interface OtherDeviceProps {
  device: DeviceNoticesCard_viewer$data["pushDevices"][number];
  onRemoved: () => void;
}

function OtherDevice({ device: { id, device, createdAt, lastSuccessAt }, onRemoved }: OtherDeviceProps) {
  const [remove, pending] = useRemovePushDeviceMutation();
  const since = formatDateTime(createdAt, brasiliaTime);
  const end = async () => {
    if (!(await remove({ input: { deviceId: id } }))) return;
    toast.success({ title: "Aparelho removido dos avisos", description: device });
    onRemoved();
  };
  return (
    <Flex as="li" gap="3" align="center" justify="space-between" wrap="wrap">
      <Stack gap="0.5" minW="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {device}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {lastSuccessAt ? (
            <>
              Último aviso <TimeAgo instant={lastSuccessAt} timeZone={brasiliaTime} />
            </>
          ) : (
            `Desde ${since}`
          )}
        </Text>
      </Stack>
      <PendingButton
        variant="outline"
        colorPalette="gray"
        size="sm"
        aria-label={`Remover ${device} dos avisos, ligado em ${since}`}
        pending={pending}
        onClick={() => void end()}
      >
        {pending ? "Removendo…" : "Remover"}
      </PendingButton>
    </Flex>
  );
}
