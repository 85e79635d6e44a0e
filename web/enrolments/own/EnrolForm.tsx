import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { EnrolForm_category$key } from "../../__generated__/EnrolForm_category.graphql";
import type { EnrolForm_tournament$key } from "../../__generated__/EnrolForm_tournament.graphql";
import { ChoiceChips } from "../../ui/form/Chips";
import { PendingButton } from "../../ui/form/PendingButton";
import { Notice, RowsSkeleton } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import {
  InvitePartnerFields,
  keepInvitationLink,
  type PartnerInput,
  SeekersPanel,
  sentTo,
  usePartnerForm,
} from "./InvitePartnerFields";
import { CouponField } from "../public/CouponField";
import { useEnrolInTournamentMutation } from "./use-own-enrolment-mutations";
import { lazyPart } from "../../ui/lazy-code";

const CompleteProfileForm = lazyPart(async () => (await import("./CompleteProfileForm")).CompleteProfileForm);

interface EnrolFormProps {
  tournament: EnrolForm_tournament$key;
  category: EnrolForm_category$key;
  onChanged: () => void;
}

const withWhom = [
  { value: "partner", label: "Já tenho dupla" },
  { value: "seek", label: "Procuro dupla" },
] as const;

/** An athlete enrols in a category: alone, with an invited partner, or looking for one. */
export function EnrolForm({ tournament: tournamentKey, category: categoryKey, onChanged }: EnrolFormProps) {
  const { id: tournamentId } = useFragment(
    graphql`
      fragment EnrolForm_tournament on Tournament {
        id
      }
    `,
    tournamentKey,
  );
  const {
    id: categoryId,
    inPairs,
    seatsLeft,
    waitingCount,
    placesUndecided,
    viewerEligibility,
    viewerProfileGaps,
    entryFee,
  } = useFragment(
    graphql`
      fragment EnrolForm_category on TournamentCategory {
        id
        inPairs
        seatsLeft
        waitingCount
        placesUndecided
        viewerEligibility {
          reasons {
            unknown
            message
          }
        }
        viewerProfileGaps
        entryFee {
          feeInCents
        }
      }
    `,
    categoryKey,
  );
  const { form, way, setWay, refusal, partnerIn, refuse } = usePartnerForm();
  const [company, setCompany] = useState<"partner" | "seek">("partner");
  const [enrol, pending] = useEnrolInTournamentMutation();

  const refused = viewerEligibility?.reasons.filter(({ unknown }) => !unknown) ?? [];
  if (refused.length > 0)
    return (
      <Notice tone="warning">
        <Stack gap="1">
          {refused.map(({ message }) => (
            <Text key={message}>{message}</Text>
          ))}
          <Text>Se o seu cadastro está errado, peça à sua arena para corrigir no seu perfil.</Text>
        </Stack>
      </Notice>
    );
  if (viewerProfileGaps.length > 0)
    return (
      <Suspense fallback={<RowsSkeleton rows={2} />}>
        <CompleteProfileForm
          asksGender={viewerProfileGaps.includes("GENDER")}
          asksBirthDate={viewerProfileGaps.includes("AGE")}
          onDone={onChanged}
        />
      </Suspense>
    );

  const submit = async (typed: PartnerInput) => {
    refuse(null);
    const seeks = inPairs && company === "seek";
    const partner = inPairs && !seeks ? partnerIn(typed) : {};
    if (!partner) return;
    const couponCode = typed.couponCode.trim();
    const input = {
      tournamentId,
      categoryId,
      seekPartner: seeks,
      ...partner,
      ...(couponCode === "" ? {} : { couponCode }),
    };
    const answer = (await enrol({ input }))?.enrolInTournament;
    if (!answer) return;
    if (!answer.done) return refuse(answer.refusal);
    keepInvitationLink(answer.done.enrolment.id, answer.done.invitationUrl ?? null);
    toast.success({
      title: "Inscrição feita",
      description: sentTo(partner) ?? "Veja abaixo o próximo passo.",
    });
    focusCard();
  };

  const full =
    !placesUndecided &&
    ((typeof seatsLeft === "number" && seatsLeft < (inPairs ? 2 : 1)) || waitingCount > 0);
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Stack gap="5" maxW="34rem">
        {full ? (
          <Notice tone="warning">
            As vagas acabaram. Você entra na lista de espera e é avisado por e-mail quando abrir vaga; até lá
            não paga nada.
          </Notice>
        ) : null}
        {placesUndecided ? (
          <Notice tone="info">
            Você entra na lista, sem pagar nada agora. Quando as vagas forem definidas, avisamos por e-mail.
          </Notice>
        ) : null}
        {inPairs ? (
          <ChoiceChips
            legend="Com quem você joga?"
            options={withWhom}
            value={company}
            onChange={setCompany}
          />
        ) : null}
        {inPairs && company === "partner" ? (
          <InvitePartnerFields form={form} way={way} onWay={setWay} />
        ) : null}
        {inPairs && company === "seek" ? (
          <>
            <Text color="fg.muted">
              Seu nome e seu nível aparecem para os outros atletas que procuram dupla. Você só paga quando
              formar a dupla.
            </Text>
            <SeekersPanel categoryId={categoryId} ownEnrolmentId={null} />
          </>
        ) : null}
        {entryFee.feeInCents > 0 ? (
          <CouponField error={form.formState.errors.couponCode?.message} {...form.register("couponCode")} />
        ) : null}
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
        <PendingButton type="submit" size="lg" pending={pending} alignSelf="flex-start">
          {pending ? "Inscrevendo…" : submitLabel(inPairs, company, full)}
        </PendingButton>
      </Stack>
    </form>
  );
}

function submitLabel(inPairs: boolean, company: "partner" | "seek", full: boolean): string {
  if (inPairs && company === "seek") return "Entrar na lista de quem procura dupla";
  if (full) return "Entrar na lista de espera";
  return inPairs ? "Inscrever e convidar" : "Fazer minha inscrição";
}

/** The form disappears after submitting: move the focus to the card that replaces it. */
const focusCard = () => requestAnimationFrame(() => document.getElementById("minha-inscricao")?.focus());
