import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Text } from "@chakra-ui/react/text";
import { PenLine, UserCog } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { athleteGenderLabel } from "../../server/sport/athlete-gender.rules";
import type { ManageProfile_athlete$key } from "../__generated__/ManageProfile_athlete.graphql";
import { ChangeEmailDialog } from "../identity/public/ChangeEmail";
import { actingAthlete } from "../relay/acting";
import { Card } from "../ui/Card";
import { Fact } from "../ui/Fact";
import { formatDate } from "../ui/format";
import { lazyDialog } from "../ui/lazy-dialog";
import { PhotoField } from "./PhotoField";
import { ProfileHistory } from "./public/ProfileHistory";

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
        ...PhotoField_athlete
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
