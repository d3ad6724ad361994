"""Reads {"version": "3.9", "programs": [...]}; prints for each program what that Python lacks, as [[line, message], ...]."""
import ast
import json
import sys


def annotations(tree):
    for node in ast.walk(tree):
        if isinstance(node, ast.arg) and node.annotation:
            yield node.annotation
        elif isinstance(node, ast.AnnAssign):
            yield node.annotation
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.returns:
            yield node.returns


def find_newer(tree):
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
