import { Flex } from "@chakra-ui/react/flex";
import { Input } from "@chakra-ui/react/input";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import type { PixPayment_payment$key } from "../../__generated__/PixPayment_payment.graphql";
import { CopyButton } from "../../ui/ShareLinks";
import { FieldShell } from "../../ui/form/Fields";
import { formatDateTime, formatMoney } from "../../ui/format";
import { Notice } from "../../ui/PageStates";
import { QrCode } from "../../ui/QrCode";
import { usePlaceTime } from "../../ui/PlaceTime";

/** What one owes, and how to pay it. */
export function PixPayment({ payment: key }: { payment: PixPayment_payment$key }) {
  const { amountInCents, openInCents, dueAt, paidAt, pixCode, receiverName } = useFragment(
    graphql`
      fragment PixPayment_payment on EnrolmentPayment {
        amountInCents
        openInCents
        dueAt
        paidAt
        pixCode
        receiverName
      }
    `,
    key,
  );
  const timeZone = usePlaceTime();
  if (paidAt)
    return (
      <Notice tone="success">
        {formatMoney(amountInCents)} pagos em {formatDateTime(paidAt, timeZone)}.
      </Notice>
    );
  return (
    <Flex gap="6" direction={{ base: "column", sm: "row" }} align={{ sm: "flex-start" }}>
      {pixCode ? (
        <QrCode
          text={pixCode}
          label="QR code do Pix para pagar a inscrição"
          maxW={{ base: "14rem", sm: "12rem" }}
        />
      ) : null}
      <Stack gap="4" flex="1" minW="0">
        <Stack gap="0">
          <Text textStyle="sm" color="fg.muted">
            {openInCents < amountInCents ? "Falta pagar" : "Sua parte"}
          </Text>
          <Text fontFamily="heading" fontWeight="bold" textStyle="3xl" lineHeight="1.1">
            {formatMoney(openInCents)}
          </Text>
          {dueAt ? <Text textStyle="sm">Pagar até {formatDateTime(dueAt, timeZone)}</Text> : null}
        </Stack>
        {pixCode ? (
          <>
            <Stack gap="2.5">
              <FieldShell label="Pix copia e cola" hint={receiverName ? `Para ${receiverName}` : undefined}>
                {(control) => (
                  <Input
                    readOnly
                    value={pixCode}
                    fontFamily="mono"
                    textStyle="sm"
                    onFocus={(event) => event.target.select()}
                    {...control}
                  />
                )}
              </FieldShell>
              <Flex>
                <CopyButton text={pixCode} label="Copiar código Pix" />
              </Flex>
            </Stack>
            <Text textStyle="sm" color="fg.muted">
              Abra o app do seu banco, escolha Pix e leia o QR code ou cole o código. A organização confirma o
              recebimento aqui.
            </Text>
          </>
        ) : (
          <Notice tone="info">
            Pague {receiverName ? `na ${receiverName}` : "à organização"}: a organização dá baixa aqui quando
            receber.
          </Notice>
        )}
      </Stack>
    </Flex>
  );
}
