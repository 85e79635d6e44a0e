import { Flex } from "@chakra-ui/react/flex";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Image, ImageUp } from "lucide-react";
import { useEffect, useId, useRef, useState, type ChangeEvent } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import { commitLocalUpdate } from "relay-runtime";
import { logoMediaTypes } from "../../../server/arenas/arena-logo.rules";
import type { LogoCard_arena$key } from "../../__generated__/LogoCard_arena.graphql";
import { Card } from "../../ui/Card";
import { FieldError } from "../../ui/form/FieldShell";
import { PendingButton } from "../../ui/form/PendingButton";
import { Logo } from "../../ui/Logo";
import { missingCodeText } from "../../ui/missing-code";
import { toast } from "../../ui/toaster";
import { useFocusKept } from "../../ui/use-focus-kept";
import { useRemoveLogoMutation } from "./use-remove-logo-mutation";

/** The arena's logo: chosen, exchanged, taken away. */
export function LogoCard({ arena }: { arena: LogoCard_arena$key }) {
  const { id, key, logoPath } = useFragment(
    graphql`
      fragment LogoCard_arena on Arena {
        id
        key
        logoPath
      }
    `,
    arena,
  );
  const environment = useRelayEnvironment();
  const input = useRef<HTMLInputElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const focusKept = useFocusKept(() => region.current?.querySelector("button")?.focus());
  const [hintId, errorId] = [useId(), useId()];
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const [remove, removing] = useRemoveLogoMutation();
  const shown = useOwnLogo(logoPath ?? null);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file may be chosen again.
    target.value = "";
    if (!file || sending) return;
    setError(undefined);
    const code = await import("./logo-file").catch(() => null);
    if (!code) return toast.error(await missingCodeText());
    setSending(true);
    const sent = await code.sendLogo(key, file);
    setSending(false);
    if ("problem" in sent) return setError(sent.problem);
    commitLocalUpdate(environment, (store) => store.get(id)?.setValue(sent.logoPath, "logoPath"));
    toast.success({ title: "Logo salva" });
  };
  const takeAway = async () => {
    setError(undefined);
    const answer = (await remove({ input: { arenaId: id } }))?.removeArenaLogo;
    if (answer?.__typename === "RemoveArenaLogoSuccess") toast.success({ title: "Logo removida" });
    else if (answer?.message) setError(answer.message);
  };

  return (
    <Card title="Logo da arena" icon={Image}>
      <Flex gap="5" align="center" wrap="wrap">
        <Logo src={shown} size="xl" />
        <Stack ref={region} {...focusKept} gap="2" flex="1" minW="14rem">
          <Text id={hintId} textStyle="sm" color="fg.muted">
            PNG, JPEG ou WebP de até 15 MB. Aparece na página da arena.
          </Text>
          <HStack gap="2" wrap="wrap">
            <PendingButton
              variant="outline"
              colorPalette="sea"
              pending={sending}
              aria-describedby={error ? errorId : hintId}
              onClick={() => input.current?.click()}
            >
              <ImageUp />
              {sending ? "Enviando…" : logoPath ? "Trocar a logo" : "Enviar logo"}
            </PendingButton>
            {logoPath ? (
              <PendingButton
                variant="ghost"
                colorPalette="gray"
                pending={removing}
                onClick={() => void takeAway()}
              >
                Remover a logo
              </PendingButton>
            ) : null}
          </HStack>
          <input
            ref={input}
            type="file"
            hidden
            aria-label="Logo da arena"
            accept={logoMediaTypes.join(",")}
            onChange={(event) => void choose(event)}
          />
          <FieldError id={errorId} error={error} />
        </Stack>
      </Flex>
    </Card>
  );
}

/** The picture as the arena's own people see it; null until it is there. */
function useOwnLogo(path: string | null): string | null {
  const [fetched, setFetched] = useState<{ path: string; picture: string | null } | null>(null);
  useEffect(() => {
    if (path === null) return;
    let isWanted = true;
    void import("./logo-file")
      .then((code) => code.fetchLogo(path))
      .catch(() => null)
      .then((picture) => isWanted && setFetched({ path, picture }));
    return () => {
      isWanted = false;
    };
  }, [path]);
  return fetched !== null && fetched.path === path ? fetched.picture : null;
}
