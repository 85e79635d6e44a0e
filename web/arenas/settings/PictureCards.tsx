import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Image, ImageUp, PanelTop } from "lucide-react";
import { useEffect, useId, useRef, useState, type ChangeEvent, type ReactNode } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import { commitLocalUpdate } from "relay-runtime";
import { pictureMediaTypes, type ArenaPicture } from "../../../server/arenas/arena-logo.rules";
import type { PictureCardsCover_arena$key } from "../../__generated__/PictureCardsCover_arena.graphql";
import type { PictureCardsLogo_arena$key } from "../../__generated__/PictureCardsLogo_arena.graphql";
import { Card } from "../../ui/Cards";
import { FieldError } from "../../ui/form/Fields";
import { PendingButton } from "../../ui/form/PendingButton";
import { Logo } from "../../ui/Logo";
import { missingCodeText } from "../../ui/lazy-code";
import { toast } from "../../ui/toaster";
import { useFocusKept } from "../../ui/focus";
import type { PictureCardsCoverMutation } from "../../__generated__/PictureCardsCoverMutation.graphql";
import type { PictureCardsLogoMutation } from "../../__generated__/PictureCardsLogoMutation.graphql";
import { useAction } from "../../relay/use-action";

/** The arena's logo: upload, replace, remove. */
export function LogoCard({ arena }: { arena: PictureCardsLogo_arena$key }) {
  const { id, key, logoPath } = useFragment(
    graphql`
      fragment PictureCardsLogo_arena on Arena {
        id
        key
        logoPath
      }
    `,
    arena,
  );
  const [remove, removing] = useRemoveLogoMutation();
  const shown = useOwnPicture(logoPath ?? null);
  return (
    <PictureCard
      which="LOGO"
      arena={{ id, key }}
      path={logoPath ?? null}
      pathField="logoPath"
      name="logo"
      hint="PNG, JPEG ou WebP de até 15 MB. Aparece na página da arena."
      removing={removing}
      remove={async () => {
        const answer = (await remove({ input: { arenaId: id } }))?.removeArenaLogo;
        if (answer?.done) return null;
        return answer?.refusal?.message;
      }}
    >
      <Logo src={shown} size="xl" />
    </PictureCard>
  );
}

/** The cover picture of the arena's page: upload, replace, remove. */
export function CoverCard({ arena }: { arena: PictureCardsCover_arena$key }) {
  const { id, key, coverPath } = useFragment(
    graphql`
      fragment PictureCardsCover_arena on Arena {
        id
        key
        coverPath
      }
    `,
    arena,
  );
  const [remove, removing] = useRemoveCoverMutation();
  const shown = useOwnPicture(coverPath ?? null);
  return (
    <PictureCard
      which="COVER"
      arena={{ id, key }}
      path={coverPath ?? null}
      pathField="coverPath"
      name="capa"
      hint="PNG, JPEG ou WebP de até 15 MB, mais larga do que alta. Abre a página da arena."
      removing={removing}
      remove={async () => {
        const answer = (await remove({ input: { arenaId: id } }))?.removeArenaCover;
        if (answer?.done) return null;
        return answer?.refusal?.message;
      }}
    >
      {shown ? (
        <Box w={{ base: "full", sm: "16rem" }} aspectRatio={16 / 6} borderRadius="l2" overflow="hidden">
          <Box asChild boxSize="full" objectFit="cover">
            <img src={shown} alt="" />
          </Box>
        </Box>
      ) : null}
    </PictureCard>
  );
}

interface PictureCardProps {
  which: ArenaPicture;
  arena: { id: string; key: string };
  path: string | null;
  pathField: "logoPath" | "coverPath";
  /** "logo" */
  name: string;
  hint: string;
  removing: boolean;
  /** @returns null on success, the server's refusal as text, or undefined when the request failed. */
  remove: () => Promise<string | null | undefined>;
  /** The current picture. */
  children: ReactNode;
}

function PictureCard(props: PictureCardProps) {
  const { which, arena, path, pathField, name, hint, removing, remove, children } = props;
  const environment = useRelayEnvironment();
  const input = useRef<HTMLInputElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const focusKept = useFocusKept(() => region.current?.querySelector("button")?.focus());
  const [hintId, errorId] = [useId(), useId()];
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const title = `${name[0]!.toUpperCase()}${name.slice(1)}`;

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Without this, choosing the same file again fires no change event.
    target.value = "";
    if (!file || sending) return;
    setError(undefined);
    const code = await import("./picture-file").catch(() => null);
    if (!code) return toast.error(await missingCodeText());
    setSending(true);
    const sent = await code.sendPicture(which, arena.key, file);
    setSending(false);
    if ("problem" in sent) return setError(sent.problem);
    commitLocalUpdate(environment, (store) => store.get(arena.id)?.setValue(sent.path, pathField));
    toast.success({ title: `${title} salva` });
  };
  const takeAway = async () => {
    setError(undefined);
    const no = await remove();
    if (no === null) toast.success({ title: `${title} removida` });
    else if (no) setError(no);
  };

  return (
    <Card title={`${title} da arena`} icon={which === "LOGO" ? Image : PanelTop}>
      <Flex gap="5" align="center" wrap="wrap">
        {children}
        <Stack ref={region} {...focusKept} gap="2" flex="1" minW="14rem">
          <Text id={hintId} textStyle="sm" color="fg.muted">
            {hint}
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
              {sending ? "Enviando…" : path ? `Trocar a ${name}` : `Enviar ${name}`}
            </PendingButton>
            {path ? (
              <PendingButton
                variant="ghost"
                colorPalette="gray"
                pending={removing}
                onClick={() => void takeAway()}
              >
                Remover a {name}
              </PendingButton>
            ) : null}
          </HStack>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={`${title} da arena`}
            accept={pictureMediaTypes.join(",")}
            onChange={(event) => void choose(event)}
          />
          <FieldError id={errorId} error={error} />
        </Stack>
      </Flex>
    </Card>
  );
}

/** The picture as the arena's staff may see it; null until it is loaded. */
function useOwnPicture(path: string | null): string | null {
  const [fetched, setFetched] = useState<{ path: string; picture: string | null } | null>(null);
  useEffect(() => {
    if (path === null) return;
    let isWanted = true;
    void import("./picture-file")
      .then((code) => code.fetchPicture(path))
      .catch(() => null)
      .then((picture) => isWanted && setFetched({ path, picture }));
    return () => {
      isWanted = false;
    };
  }, [path]);
  return fetched !== null && fetched.path === path ? fetched.picture : null;
}

function useRemoveLogoMutation() {
  return useAction<PictureCardsLogoMutation>(
    graphql`
      mutation PictureCardsLogoMutation($input: RemoveArenaLogoInput!) {
        removeArenaLogo(input: $input) {
          ... on RemoveArenaLogoSuccess @alias(as: "done") {
            arena {
              ...PictureCardsLogo_arena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao remover a logo", description: "Tente novamente." } },
  );
}

function useRemoveCoverMutation() {
  return useAction<PictureCardsCoverMutation>(
    graphql`
      mutation PictureCardsCoverMutation($input: RemoveArenaCoverInput!) {
        removeArenaCover(input: $input) {
          ... on RemoveArenaCoverSuccess @alias(as: "done") {
            arena {
              ...PictureCardsCover_arena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao remover a capa", description: "Tente novamente." } },
  );
}
