import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ImageUp, PenLine, UserCog } from "lucide-react";
import { type ChangeEvent, useId, useRef, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import { commitLocalUpdate } from "relay-runtime";
import { photoMediaTypes, photoOfMinor } from "../../server/athletes/photo.rules";
import { athleteGenderLabel } from "../../server/sport/gender.rules";
import type { ManageProfile_athlete$key } from "../__generated__/ManageProfile_athlete.graphql";
import type { ManageProfile_photoFieldAthlete$key } from "../__generated__/ManageProfile_photoFieldAthlete.graphql";
import type { ManageProfileMutation } from "../__generated__/ManageProfileMutation.graphql";
import { ChangeEmailDialog } from "../identity/public/IdentityChanges";
import { actingAthlete } from "../relay/acting";
import { useAction } from "../relay/use-action";
import { Card } from "../ui/Cards";
import { Fact } from "../ui/Facts";
import { FieldError } from "../ui/form/Fields";
import { PendingButton } from "../ui/form/PendingButton";
import { formatDate } from "../ui/format";
import { lazyDialog, missingCodeText } from "../ui/lazy-code";
import { toast } from "../ui/toaster";
import { useFocusKept } from "../ui/focus";
import { ProfileHistory } from "./public/ProfileHistory";

/** An athlete's photo: chosen and removed by the athlete; only removed by who manages an arena of theirs, and admins. */
function PhotoField({ athlete: fragment }: { athlete: ManageProfile_photoFieldAthlete$key }) {
  const { id, key, photoPath, viewerIsAthlete, viewerCanOpenPage } = useFragment(
    graphql`
      fragment ManageProfile_photoFieldAthlete on Athlete {
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
  const [remove, removing] = useAction<ManageProfileMutation>(
    graphql`
      mutation ManageProfileMutation($input: RemoveAthletePhotoInput!) {
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

const OwnProfileDialog = lazyDialog(async () => (await import("./OwnProfileDialog")).OwnProfileDialog);
const CorrectAthleteDialog = lazyDialog(
  async () => (await import("./CorrectAthleteDialog")).CorrectAthleteDialog,
);

/** An athlete's data, editable by the athlete, managers of the athlete's arenas, and admins. */
export function ManageProfile({ athlete: key }: { athlete: ManageProfile_athlete$key }) {
  const [open, setOpen] = useState(false);
  const [changesEmail, setChangesEmail] = useState(false);
  const [newEmail, setNewEmail] = useState<string | null>(null);
  const athlete = useFragment(
    graphql`
      fragment ManageProfile_athlete on Athlete {
        id
        viewerIsAthlete
        viewerCanCorrect
        email
        phone
        birthDate
        gender
        ...ManageProfile_photoFieldAthlete
        ...OwnProfileDialog_athlete
        ...CorrectAthleteDialog_athlete
      }
    `,
    key,
  );
  const { id, viewerIsAthlete: own, viewerCanCorrect, email, phone, birthDate, gender } = athlete;
  if (!own && !viewerCanCorrect) return null;
  const close = () => setOpen(false);
  // The e-mail of the signed-in account; a guardian acting for a minor has a different one.
  const ownEmail = own && actingAthlete() === null ? email : null;
  return (
    <Card
      title="Gerenciar Perfil"
      icon={UserCog}
      action={
        <Button size="sm" variant="outline" colorPalette="gray" minH="11" onClick={() => setOpen(true)}>
          <PenLine />
          Alterar Cadastro
        </Button>
      }
    >
      <PhotoField athlete={athlete} />
      {own ? (
        <SimpleGrid as="dl" columns={{ base: 1, sm: 2 }} gap="3">
          <Fact name="E-mail">{email ?? "Não informado"}</Fact>
          <Fact name="Telefone">{phone ?? "Não informado"}</Fact>
          <Fact name="Nascimento">{birthDate ? formatDate(birthDate) : "Não informado"}</Fact>
          <Fact name="Gênero">{gender ? athleteGenderLabel[gender] : "Não informado"}</Fact>
        </SimpleGrid>
      ) : (
        <Text color="fg.muted">
          Nome, telefone e CPF, e o que decide em quais categorias joga: nível, nascimento e gênero.
        </Text>
      )}
      <Box mt="3">
        <ProfileHistory id={id} />
      </Box>
      {own ? (
        <OwnProfileDialog
          athlete={athlete}
          open={open}
          onClose={close}
          {...(ownEmail && { emailChange: { ask: () => setChangesEmail(true), requested: newEmail } })}
        />
      ) : (
        <CorrectAthleteDialog athlete={athlete} open={open} onClose={close} />
      )}
      {ownEmail ? (
        <ChangeEmailDialog
          open={changesEmail}
          currentEmail={ownEmail}
          onClose={() => setChangesEmail(false)}
          onRequested={setNewEmail}
        />
      ) : null}
    </Card>
  );
}
