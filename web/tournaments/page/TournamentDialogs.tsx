import { Button } from "@chakra-ui/react/button";
import { Input } from "@chakra-ui/react/input";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Printer, Tv } from "lucide-react";
import { useId } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router-dom";
import type { TournamentDialogs_tournament$key } from "../../__generated__/TournamentDialogs_tournament.graphql";
import type { TournamentDialogs_shareDialogTournament$key } from "../../__generated__/TournamentDialogs_shareDialogTournament.graphql";
import { DateField } from "../../ui/form/Fields";
import { PendingButton } from "../../ui/form/PendingButton";
import { useServerForm } from "../../ui/form/server-form";
import { today } from "../../ui/format";
import { DialogFrame } from "../../ui/lazy-code";
import { ButtonLink } from "../../ui/Links";
import { Notice } from "../../ui/PageStates";
import { QrCode } from "../../ui/QrCode";
import { ShareLinks } from "../../ui/ShareLinks";
import { toast } from "../../ui/toaster";
import { publicTournamentPath, useTournamentPaths } from "../public/tournament-path";
import { useDuplicateTournamentMutation } from "./use-tournament-life-mutations";

interface DuplicateTournamentDialogProps {
  tournament: TournamentDialogs_tournament$key;
  onClose: () => void;
}

/** Asks for the one thing that a copy cannot have from its tournament: when it is. */
export function DuplicateTournamentDialog({ tournament, onClose }: DuplicateTournamentDialogProps) {
  const { id, timeZone } = useFragment(
    graphql`
      fragment TournamentDialogs_tournament on Tournament {
        id
        timeZone
      }
    `,
    tournament,
  );
  const formId = useId();
  const day = today(timeZone);
  const { form, submit, pending } = useServerForm(useDuplicateTournamentMutation(), {
    rules: async () =>
      (await import("../../../server/tournaments/duplicate-tournament.rules")).duplicateTournamentSchema(day),
    defaultValues: { startDate: "" },
    input: (copy) => ({ tournamentId: id, ...copy }),
    onDone: async ({ tournament: { key } }) => {
      onClose();
      toast.success({ title: "Cópia criada", description: "É um rascunho: confira e publique." });
      await navigate(paths.tournament(key));
    },
  });
  const { errors } = form.formState;
  const navigate = useNavigate();
  const paths = useTournamentPaths();

  return (
    <DialogFrame
      open
      onClose={onClose}
      busy={pending}
      size="sm"
      title="Duplicar torneio"
      description="A cópia leva as configurações, as categorias e as regras, sem inscritos, cupons nem jogos. As outras datas acompanham a nova data de início."
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose} disabled={pending}>
            Cancelar
          </Button>
          <PendingButton type="submit" form={formId} pending={pending}>
            {pending ? "Duplicando…" : "Duplicar"}
          </PendingButton>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <Stack gap="4">
          <DateField
            label="Data de início"
            required
            min={day}
            error={errors.startDate?.message}
            {...form.register("startDate")}
          />
          {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : null}
        </Stack>
      </form>
    </DialogFrame>
  );
}

interface ShareDialogProps {
  tournament: TournamentDialogs_shareDialogTournament$key;
  open: boolean;
  onClose: () => void;
}

const invitation = {
  REGISTRATION_OPEN: "Mande aos atletas: por este link eles se inscrevem e formam dupla.",
  IN_PROGRESS: "Mande a quem joga e a quem torce: jogos, quadras e placares ao vivo.",
  FINISHED: "Mande a quem jogou: pódio, placares e classificação final.",
} as const;

/** The tournament's public page, as a link, by WhatsApp, as a QR code, on paper and on the wall. */
export function ShareDialog({ tournament: key, open, onClose }: ShareDialogProps) {
  const tournament = useFragment(
    graphql`
      fragment TournamentDialogs_shareDialogTournament on Tournament {
        key
        name
        status
      }
    `,
    key,
  );
  const path = publicTournamentPath(tournament.key);
  const url = `${location.origin}${path}`;
  return (
    <DialogFrame open={open} onClose={onClose} sheet size="sm" title="Compartilhar">
      <Stack gap="4" pb="2">
        <Text color="fg.muted">{invitation[tournament.status]}</Text>
        <QrCode text={url} label={`QR code da página de ${tournament.name}`} maxW="12rem" mx="auto" />
        <Input
          readOnly
          value={url}
          aria-label="Endereço da página do torneio"
          onFocus={(event) => event.target.select()}
        />
        <HStack gap="2" wrap="wrap" justify="center">
          <ShareLinks name={tournament.name} url={url} />
          <ButtonLink to={`${path}/cartaz`} variant="outline" colorPalette="gray" size="sm">
            <Printer />
            Cartaz A4
          </ButtonLink>
          {tournament.status === "REGISTRATION_OPEN" ? null : (
            <ButtonLink to={`${path}/tv`} variant="outline" colorPalette="gray" size="sm">
              <Tv />
              Painel de TV
            </ButtonLink>
          )}
        </HStack>
      </Stack>
    </DialogFrame>
  );
}
