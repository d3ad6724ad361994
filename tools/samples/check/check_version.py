"""Reads {"version": "3.9", "programs": [...]}; prints for each program what that Python lacks, as [[line, message], ...]."""
import ast
import json
import sys

# What samples are likeliest to use of newer libraries; `ast.parse` knows the grammar alone.
NEWER = {
    "aiter", "anext", "datetime.UTC", "tomllib", "itertools.pairwise", "itertools.batched", "asyncio.TaskGroup",
    "asyncio.timeout", "asyncio.Runner", "enum.StrEnum", "hashlib.file_digest", "contextlib.chdir", "contextlib.aclosing",
    "typing.Self", "typing.TypeAlias", "typing.ParamSpec", "types.NoneType", "statistics.correlation",
    "math.cbrt", "operator.call", "http.HTTPMethod", "sys.exception", "ExceptionGroup",
}
KEYWORDS = {"zip": {"strict"}, "dataclass": {"slots", "kw_only"}}


def annotations(tree):
    for node in ast.walk(tree):
        if isinstance(node, ast.arg) and node.annotation:
            yield node.annotation
        elif isinstance(node, ast.AnnAssign):
            yield node.annotation
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.returns:
            yield node.returns


def find_newer(tree):
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""] + [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Attribute):
            names = [ast.unparse(node)]
        elif isinstance(node, ast.Name):
            names = [node.id]
        else:
            names = []
        for name in names:
            if name in NEWER:
                yield node.lineno, name
        if isinstance(node, ast.Call):
            for keyword in node.keywords:
                if keyword.arg in KEYWORDS.get(ast.unparse(node.func).split(".")[-1], ()):
                    yield node.lineno, f"{ast.unparse(node.func)}({keyword.arg}=…)"
    if not any(isinstance(node, ast.ImportFrom) and node.module == "__future__" for node in tree.body):
        for annotation in annotations(tree):
            for node in ast.walk(annotation):
                if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
                    yield node.lineno, ast.unparse(node)


def check(program, version):
    try:
        return list(find_newer(ast.parse(program, feature_version=version)))
    except SyntaxError as error:
        return [(error.lineno or 1, error.msg)]


given = json.load(sys.stdin)
wanted = tuple(int(part) for part in given["version"].split("."))
json.dump([check(program, wanted) for program in given["programs"]], sys.stdout)
