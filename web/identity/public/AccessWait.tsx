import { Center } from "@chakra-ui/react/center";
import { Spinner } from "@chakra-ui/react/spinner";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useSession } from "./use-session";

/** Shown while it is not yet known who is here, or where they belong. */
export function AccessWait({ label = "Verificando acesso..." }: { label?: string }) {
  const state = useSession();
  const unreachable = state.status === "loading" && state.unreachable;
  return (
    <Center minH="100dvh" px="6">
      <Stack as="output" align="center" gap="4" textAlign="center">
        <Spinner size="lg" color="coral.solid" borderWidth="3px" />
        <Text fontWeight="semibold">{label}</Text>
        {unreachable ? <Text color="fg.muted">Sem conexão com o servidor. Tentando novamente…</Text> : null}
      </Stack>
    </Center>
  );
}
