import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ImageUp } from "lucide-react";
import { useId, useRef, useState, type ChangeEvent } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import { commitLocalUpdate } from "relay-runtime";
import { photoMediaTypes, photoOfMinor } from "../../server/athletes/photo.rules";
import type { PhotoField_athlete$key } from "../__generated__/PhotoField_athlete.graphql";
import type { PhotoFieldMutation } from "../__generated__/PhotoFieldMutation.graphql";
import { useAction } from "../relay/use-action";
import { FieldError } from "../ui/form/FieldShell";
import { PendingButton } from "../ui/form/PendingButton";
import { missingCodeText } from "../ui/missing-code";
import { toast } from "../ui/toaster";
import { useFocusKept } from "../ui/use-focus-kept";

/** An athlete's photo: chosen and removed by the athlete; only removed by who manages an arena of theirs, and admins. */
export function PhotoField({ athlete: fragment }: { athlete: PhotoField_athlete$key }) {
  const { id, key, photoPath, viewerIsAthlete, viewerCanOpenPage } = useFragment(
    graphql`
      fragment PhotoField_athlete on Athlete {
        id
        key
        photoPath
        viewerIsAthlete
        # A photo is chosen by who may open the public page.
        viewerCanOpenPage
      }
    `,
    fragment,
  );
  const [remove, removing] = useAction<PhotoFieldMutation>(
    graphql`
      mutation PhotoFieldMutation($input: RemoveAthletePhotoInput!) {
        removeAthletePhoto(input: $input) {
          ... on RemoveAthletePhotoSuccess @alias(as: "done") {
            athlete {
              photoPath
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro", description: "Erro interno do sistema" } },
  );
  const environment = useRelayEnvironment();
  const input = useRef<HTMLInputElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const focusKept = useFocusKept(() => region.current?.querySelector("button")?.focus());
  const [hintId, errorId] = [useId(), useId()];
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  if (!viewerIsAthlete && !photoPath) return null;

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file may be chosen again.
    target.value = "";
    if (!file || sending) return;
    setError(undefined);
    const code = await import("./photo-file").catch(() => null);
    if (!code) return toast.error(await missingCodeText());
    setSending(true);
    const sent = await code.sendPhoto(key, file);
    setSending(false);
    if ("problem" in sent) return setError(sent.problem);
    commitLocalUpdate(environment, (store) => store.get(id)?.setValue(sent.path, "photoPath"));
    toast.success({ title: "Foto salva" });
  };
  const takeAway = async () => {
    setError(undefined);
    const answer = (await remove({ input: { athleteId: id } }))?.removeAthletePhoto;
    if (answer?.done) toast.success({ title: "Foto removida" });
    else if (answer?.refusal) setError(answer.refusal.message);
  };

  return (
    <Stack ref={region} {...focusKept} gap="2" mb="4">
      <Text id={hintId} textStyle="sm" color="fg.muted">
        {viewerIsAthlete
          ? viewerCanOpenPage
            ? "Foto: PNG, JPEG ou WebP de até 15 MB. Aparece no lugar das suas iniciais."
            : photoOfMinor
          : "Remova a foto se ela for ofensiva. O atleta é avisado por e-mail."}
      </Text>
      <HStack gap="2" wrap="wrap">
        {viewerIsAthlete && viewerCanOpenPage ? (
          <PendingButton
            size="sm"
            variant="outline"
            colorPalette="gray"
            pending={sending}
            aria-describedby={error ? errorId : hintId}
            onClick={() => input.current?.click()}
          >
            <ImageUp />
            {sending ? "Enviando…" : photoPath ? "Trocar a foto" : "Enviar foto"}
          </PendingButton>
        ) : null}
        {photoPath ? (
          <PendingButton
            size="sm"
            variant="ghost"
            colorPalette="gray"
            pending={removing}
            onClick={() => void takeAway()}
          >
            Remover a foto
          </PendingButton>
        ) : null}
      </HStack>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Foto"
        accept={photoMediaTypes.join(",")}
        onChange={(event) => void choose(event)}
      />
      <FieldError id={errorId} error={error} />
    </Stack>
  );
}
