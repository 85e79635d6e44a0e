import { Box } from "@chakra-ui/react/box";
import { HStack } from "@chakra-ui/react/stack";
import type { LiveState, LiveStatus } from "../../relay/live-status";
import { usePlaceTime } from "../../ui/PlaceTime";
import { timeAgo, useNow } from "../../ui/TimeAgo";

const words = {
  connecting: { text: "Conectando…", hint: "Abrindo a conexão ao vivo", dot: "fg.subtle" },
  live: { text: "Ao vivo", hint: "Cada mudança aparece aqui na hora", dot: "sea.solid" },
  lost: {
    text: "Sem conexão ao vivo",
    hint: "A tela se atualiza sozinha a cada 20 segundos; o que ela mostra pode ter mudado",
    dot: "flag.solid",
  },
} as const satisfies Record<LiveStatus, object>;

interface LiveIndicatorProps {
  live: LiveState;
  /** Whether there is anything to follow: games are being played. */
  running: boolean;
}

/** Whether the screen follows the games at this moment; nothing before the first and after the last. */
export function LiveIndicator({ live: { status, asOf }, running }: LiveIndicatorProps) {
  if (!running) return null;
  const { text, hint, dot } = words[status];
  return (
    <HStack
      as="output"
      title={hint}
      gap="2"
      textStyle="sm"
      fontWeight="medium"
      color="fg.muted"
      _print={{ display: "none" }}
    >
      <Box as="span" position="relative" boxSize="2.5" flexShrink="0" aria-hidden="true">
        {status === "live" ? (
          <Box
            as="span"
            position="absolute"
            inset="0"
            borderRadius="full"
            bg={dot}
            animation="ping 2.4s cubic-bezier(0, 0, 0.2, 1) infinite"
            _motionReduce={{ animation: "none", opacity: 0 }}
          />
        ) : null}
        <Box
          as="span"
          position="absolute"
          inset="0"
          borderRadius="full"
          borderWidth={status === "lost" ? "2px" : "0"}
          borderColor={dot}
          bg={status === "lost" ? "transparent" : dot}
        />
      </Box>
      {text}
      {status === "lost" ? <Age asOf={asOf} /> : null}
    </HStack>
  );
}

/** How old what is on screen may be. */
function Age({ asOf }: Pick<LiveState, "asOf">) {
  const age = timeAgo(new Date(asOf).toISOString(), useNow(), usePlaceTime());
  return <Box as="span">{`· atualizado ${age}`}</Box>;
}
