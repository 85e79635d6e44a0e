import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { formatDateTime } from "../../ui/format";
import { QrCode } from "../../ui/QrCode";
import { usePlaceTime } from "../../ui/PlaceTime";
import { shortName } from "../../competition/public/competition-words";

interface QrTicketProps {
  url: string;
  /** Cut out, a ticket still says of what it is. */
  tournamentName: string;
  match: {
    readonly label: string;
    readonly phase?: string | null;
    readonly scheduledFor?: string | null;
    readonly courtLabel?: string | null;
    readonly sides: readonly {
      readonly number: number;
      readonly origin?: string | null;
      readonly athletes: readonly { readonly displayName: string }[];
    }[];
  };
}

/** As wide on the screen as on paper: some 0,8 mm a module, which a phone reads from half a metre. */
const codeWidth = "40mm";

/** One match on the printed sheet: cut out and left at its court. */
export function QrTicket({ url, tournamentName, match }: QrTicketProps) {
  const timeZone = usePlaceTime();
  const { label, phase, scheduledFor, courtLabel, sides } = match;
  return (
    <Flex
      as="li"
      gap="3"
      p="2"
      minH="44mm"
      align="center"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border.emphasized"
      borderRadius="l2"
      bg="bg.panel"
      breakInside="avoid"
      _print={{ gap: "2mm", p: "1.5mm", borderColor: "fg.muted" }}
    >
      <Box w={codeWidth} flexShrink="0">
        <QrCode text={url} label={`QR code: ${label}`} w={codeWidth} />
      </Box>
      <Box minW="0" lineHeight="1.25">
        <Text textStyle="xs" color="fg.muted" lineClamp={1}>
          {tournamentName}
        </Text>
        <Text fontWeight="bold" textStyle="lg" lineHeight="1.2" fontFamily="heading" overflowWrap="anywhere">
          {label}
        </Text>
        <Text textStyle="sm" color="fg.muted" lineHeight="1.3" _print={{ fontSize: "xs" }}>
          {[phase, courtLabel, scheduledFor ? formatDateTime(scheduledFor, timeZone) : null]
            .filter(Boolean)
            .join(" · ")}
        </Text>
        {sides.map((side) => (
          <Text
            key={side.number}
            fontWeight="semibold"
            mt="1"
            overflowWrap="anywhere"
            _print={{ fontSize: "sm" }}
          >
            {side.athletes.map(({ displayName }) => shortName(displayName)).join(" e ") ||
              side.origin ||
              "A definir"}
          </Text>
        ))}
      </Box>
    </Flex>
  );
}
