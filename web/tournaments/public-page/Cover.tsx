import { Flex } from "@chakra-ui/react/flex";
import { BeachScene } from "../../ui/BeachScene";
import { DateBlock } from "../public/DateBlock";

interface CoverProps {
  start: string;
  end: string | null;
}

/** What makes an invitation of the page: the beach, and the day on flat ground. */
export function Cover({ start, end }: CoverProps) {
  return (
    <Flex
      position="relative"
      align="flex-end"
      overflow="hidden"
      h={{ base: "5.5rem", md: "14rem" }}
      mx={{ base: "-4", md: "0" }}
      mt={{ base: "0", md: "2" }}
      p={{ base: "1", md: "4" }}
      px="4"
      borderRadius={{ base: "0", md: "l3" }}
      _print={{ display: "none" }}
    >
      {/* The net at the height of the eye, however wide the page is. */}
      <BeachScene
        position="absolute"
        insetX="0"
        top="50%"
        w="full"
        aspectRatio={12 / 7}
        transform="translateY(-65%)"
      />
      <Flex position="relative">
        <DateBlock start={start} end={end} size="lg" />
      </Flex>
    </Flex>
  );
}
