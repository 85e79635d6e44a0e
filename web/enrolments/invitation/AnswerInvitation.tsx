import { Button } from "@chakra-ui/react/button";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { LogIn } from "lucide-react";
import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router-dom";
import type { AnswerInvitation_invitation$key } from "../../__generated__/AnswerInvitation_invitation.graphql";
import type { AnswerInvitationAcceptMutation as AcceptInvitationMutation } from "../../__generated__/AnswerInvitationAcceptMutation.graphql";
import type { AnswerInvitationDeclineMutation as DeclineInvitationMutation } from "../../__generated__/AnswerInvitationDeclineMutation.graphql";
import { useSession } from "../../identity/public/session";
import { athletePortalFrom } from "../../identity/public/way-back";
import { useAction } from "../../relay/use-action";
import { publicTournamentPath } from "../../tournaments/public/tournament-path";
import { ButtonLink } from "../../ui/Links";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { PendingButton } from "../../ui/form/PendingButton";
import { lazyPart } from "../../ui/lazy-code";
import { Notice, RowsSkeleton } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import { CouponField } from "../public/CouponField";

function useAcceptInvitationMutation() {
  return useAction<AcceptInvitationMutation>(
    graphql`
      mutation AnswerInvitationAcceptMutation($input: AnswerInvitationInput!) {
        acceptInvitation(input: $input) {
          ... on AcceptInvitationSuccess @alias(as: "done") {
            enrolment {
              id
              tournament {
                ...EnrolCard_tournament
                ...useOwnAthlete_tournament
              }
            }
          }
          ... on NotEligible @alias(as: "notEligible") {
            reasons {
              code
              unknown
              message
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao aceitar o convite", description: "Tente novamente." } },
  );
}

function useDeclineInvitationMutation() {
  return useAction<DeclineInvitationMutation>(
    graphql`
      mutation AnswerInvitationDeclineMutation($input: AnswerInvitationInput!) {
        declineInvitation(input: $input) {
          ... on DeclineInvitationSuccess @alias(as: "done") {
            done
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao recusar o convite", description: "Tente novamente." } },
  );
}

const CompleteProfileForm = lazyPart(
  async () => (await import("../own/CompleteProfileForm")).CompleteProfileForm,
);

interface AnswerInvitationProps {
  invitation: AnswerInvitation_invitation$key;
  /** By its link, or by its id where it was mailed to one's own address. */
  by: { token: string } | { invitationId: string };
  /** Where who is not signed in comes back to. */
  here: string;
  size?: "md" | "lg";
  onDeclined: () => void;
}

interface Refusal {
  messages: readonly string[];
  /** What the profile does not tell yet. */
  asksGender: boolean;
  asksBirthDate: boolean;
  /** Whether only athletes of the arena may play, and this is none. */
  joinFirst: boolean;
}

const refusalOf = (messages: readonly string[]): Refusal => ({
  messages,
  asksGender: false,
  asksBirthDate: false,
  joinFirst: false,
});

/** Yes or no; who is not signed in comes back here afterwards. */
export function AnswerInvitation({
  invitation: key,
  by,
  here,
  size = "lg",
  onDeclined,
}: AnswerInvitationProps) {
  const {
    inviterName,
    byOrganiser,
    partnerName,
    hasPlace,
    inviteeName,
    forViewer,
    tournamentKey,
    feeInCents,
  } = useFragment(
    graphql`
      fragment AnswerInvitation_invitation on PairInvitation {
        inviterName
        byOrganiser
        partnerName
        hasPlace
        inviteeName
        forViewer
        tournamentKey
        feeInCents
      }
    `,
    key,
  );
  const [coupon, setCoupon] = useState("");
  const [couponProblem, setCouponProblem] = useState<string>();
  const tournamentPath = publicTournamentPath(tournamentKey);
  const session = useSession();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [declining, setDeclining] = useState(false);
  const [accept, accepting] = useAcceptInvitationMutation();
  const [decline, declinePending] = useDeclineInvitationMutation();

  const sayYes = async () => {
    setRefusal(null);
    setCouponProblem(undefined);
    const couponCode = coupon.trim();
    const input = { ...by, ...(couponCode === "" ? {} : { couponCode }) };
    const answer = (await accept({ input }))?.acceptInvitation;

    if (answer?.done) {
      toast.success({
        title: "Convite aceito",
        description: !partnerName
          ? "Sua inscrição está feita."
          : byOrganiser && !hasPlace
            ? `A dupla com ${partnerName} vale quando os dois aceitarem.`
            : `Você joga com ${partnerName}.`,
      });
      return void navigate(tournamentPath);
    }
    if (answer?.notEligible) {
      const { reasons } = answer.notEligible;
      const missing = reasons.filter(({ unknown }) => unknown).map(({ code }) => code);
      return setRefusal({
        messages: reasons.filter(({ code }) => code !== "ARENA").map(({ message }) => message),
        joinFirst: reasons.some(({ code }) => code === "ARENA"),
        asksGender: missing.includes("GENDER"),
        asksBirthDate: missing.includes("AGE"),
      });
    }
    if (!answer?.refusal) return;
    const { fields, message } = answer.refusal;
    const ofCoupon = fields?.find(({ path }) => path.at(-1) === "couponCode");
    if (ofCoupon) return setCouponProblem(ofCoupon.message);
    setRefusal(refusalOf(fields?.map((field) => field.message) ?? [message]));
  };

  const sayNo = async () => {
    const answer = (await decline({ input: by }))?.declineInvitation;
    setDeclining(false);
    if (answer?.refusal) return setRefusal(refusalOf([answer.refusal.message]));
    if (answer?.done) onDeclined();
  };

  const signedIn = session.status === "signedIn";
  return (
    <Stack gap="5">
      {signedIn && !forViewer ? (
        <Notice tone="warning">
          Este convite foi enviado a {inviteeName}. Saia e entre com a conta que usa este e-mail para aceitar.
        </Notice>
      ) : null}
      {refusal?.joinFirst ? (
        <Notice tone="warning">
          <Stack gap="3">
            <Text>
              Este torneio é só para atletas da arena. Peça para entrar nela e, depois do aceite, volte a este
              convite.
            </Text>
            {here === tournamentPath ? null : (
              <ButtonLink to={tournamentPath} variant="outline" colorPalette="gray" alignSelf="flex-start">
                Pedir para entrar na arena
              </ButtonLink>
            )}
          </Stack>
        </Notice>
      ) : null}
      {refusal && refusal.messages.length > 0 ? (
        <Notice tone="error">
          <Stack gap="1">
            {refusal.messages.map((message) => (
              <Text key={message}>{message}</Text>
            ))}
          </Stack>
        </Notice>
      ) : null}
      {refusal && (refusal.asksGender || refusal.asksBirthDate) ? (
        <Suspense fallback={<RowsSkeleton rows={2} />}>
          <CompleteProfileForm
            asksGender={refusal.asksGender}
            asksBirthDate={refusal.asksBirthDate}
            onDone={() => void sayYes()}
          />
        </Suspense>
      ) : null}
      {session.status === "anonymous" ? (
        <Text color="fg.muted">
          Para aceitar, entre ou crie a sua conta de atleta: depois você volta para cá.
        </Text>
      ) : null}
      {signedIn && forViewer && !byOrganiser && feeInCents > 0 ? (
        <CouponField
          error={couponProblem}
          value={coupon}
          onChange={({ target }) => setCoupon(target.value)}
        />
      ) : null}
      <HStack gap="3" wrap="wrap" visibility={session.status === "loading" ? "hidden" : undefined}>
        {signedIn ? (
          forViewer ? (
            <PendingButton size={size} pending={accepting} onClick={() => void sayYes()}>
              {accepting ? "Aceitando…" : "Aceitar convite"}
              <VisuallyHidden> de {inviterName}</VisuallyHidden>
            </PendingButton>
          ) : null
        ) : (
          <>
            <ButtonLink to={athletePortalFrom(here)} size={size}>
              <LogIn />
              Entrar e aceitar
            </ButtonLink>
            <ButtonLink to={athletePortalFrom(here, true)} size={size} variant="outline">
              Criar conta
            </ButtonLink>
          </>
        )}
        <Button size={size} variant="ghost" colorPalette="gray" onClick={() => setDeclining(true)}>
          Recusar
          <VisuallyHidden> o convite de {inviterName}</VisuallyHidden>
        </Button>
      </HStack>
      <ConfirmDialog
        open={declining}
        title="Recusar o convite?"
        description={
          byOrganiser
            ? "A organização é avisada por e-mail, e a vaga fica livre."
            : `${inviterName} é avisado por e-mail e pode convidar outra pessoa.`
        }
        confirmLabel="Recusar convite"
        pendingLabel="Recusando…"
        pending={declinePending}
        dangerous
        onConfirm={() => void sayNo()}
        onClose={() => setDeclining(false)}
      />
    </Stack>
  );
}
