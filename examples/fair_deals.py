"""Takes part in fair deals (PROTOCOL.md), so that no one can choose the cards of a match at which we play."""
import hashlib, secrets


def digest(text):
    return hashlib.sha256(text.encode()).hexdigest()


class FairDeals:
    """Our part in the deals of one table."""

    def __init__(self):
        self.match = self.commitment = self.salt = self.hashes = None

    def answer(self, deals):
        """The command that these deals ask of us; None if there is nothing to do. Raises if the server cheats."""
        if deals is None:
            return None
        match, stage, commitment = deals["match"], deals["stage"], deals["commitment"]
        if match != self.match:
            if stage != "hashes":
                return None  # we have come too late
            self.match, self.commitment, self.hashes = match, commitment, None
            self.salt = secrets.token_hex(16)
            return {"type": "commit-salt", "match": match, "hash": self.our_hash()}
        self.check(deals)
        hashes = [one["hash"] for one in deals["contributions"]]
        if stage == "salts" and self.hashes is None and self.our_hash() in hashes:
            self.hashes = hashes
            return {"type": "reveal-salt", "match": match, "salt": self.salt}
        return None

    def our_hash(self):
        return digest(f"schupf-salt 1 {self.commitment} {self.salt}")

    def check(self, deals):
        contributions, secret = deals["contributions"], deals["secret"]
        if deals["commitment"] != self.commitment:
            raise ValueError("the server has changed its commitment")
        if self.hashes is not None and [one["hash"] for one in contributions] != self.hashes:
            raise ValueError("the server has changed the hashes of the salts")
        for one in contributions:
            if one["salt"] is not None and digest(f"schupf-salt 1 {self.commitment} {one['salt']}") != one["hash"]:
                raise ValueError("a salt does not fit its hash")
        promised = f"schupf-deals 1 {deals['table']} {deals['match']} {deals['seats']} {secret}"
        if secret is not None and digest(promised) != self.commitment:
            raise ValueError("the secret is not the one the server committed itself to")
